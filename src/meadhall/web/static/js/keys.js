// Whole games by keyboard: numbers take options, letters do the rest.

import { layer, picked, select, turnOver, use } from "./hand.js";
import { choose, open } from "./panels.js";
import { enlarge, hideTip } from "./tips.js";

const click = (id) => document.getElementById(id)?.click();

const letters = {
  u: () => click("undo"),
  h: () => click("hint"),
  r: () => open(document.querySelector("#rules [data-rule]")?.dataset.rule), // that of the decision
  m: () => document.querySelector('[data-do="sound"]')?.click(),
  c: () => {
    choose("chat");
    document.getElementById("say-text")?.focus();
  },
  l: () => choose("log"),
  t: turnOver,
  "+": enlarge,
  "?": () => document.getElementById("legend")?.showModal(),
  Escape: () => {
    hideTip();
    const menu = document.getElementById("menu");
    if (menu?.open) {
      menu.open = false;
      menu.querySelector("summary").focus();
    }
  },
};

addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input:not([type=radio], [type=checkbox]), textarea, select, dialog");
  if (event.ctrlKey || event.metaKey || event.altKey || (typing && event.key !== "Escape")) return;
  const digit = /^[0-9]$/.test(event.key) ? event.key : "";
  const pick = digit && document.querySelector(`#hand .pick[data-key="${digit}"]`);
  const option = digit && document.querySelector(`#options [data-key="${digit}"]`);
  if (pick) {
    event.preventDefault();
    select(pick);
  } else if (option) {
    event.preventDefault();
    option.focus({ preventScroll: true });
    option.click();
  } else if (event.key === "Enter") {
    enter(event);
  } else if (/^[a-z]$/.test(event.key) && use(event.key)) {
    event.preventDefault();
  } else if (letters[event.key]) {
    if (event.key !== "Escape") event.preventDefault();
    letters[event.key]();
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    step(event);
  }
});

const free = () => document.activeElement === document.body || document.activeElement?.id === "main";

/** Lays the card that is selected. What ends or burns something does not answer to it: Space does that. */
function enter(event) {
  if (event.target.closest?.(".choice.ends, .choice.burns")) return event.preventDefault();
  if (!picked() || !(free() || event.target.matches?.(".pick, .turn"))) return undefined;
  event.preventDefault();
  return layer()?.click();
}

/** Up and down go through the choices, or through the hand, from wherever nothing else has the focus. */
function step(event) {
  const pick = picked() ?? document.querySelector("#hand .pick");
  if (pick && free()) {
    event.preventDefault();
    return select(pick);
  }
  const choices = [...document.querySelectorAll("#options .choices .choice")].filter((one) => one.checkVisibility());
  const at = choices.indexOf(document.activeElement);
  if (!choices.length || (at < 0 && !free())) return undefined;
  event.preventDefault();
  const on = event.key === "ArrowDown" ? 1 : -1;
  return choices[at < 0 ? 0 : (at + on + choices.length) % choices.length].focus();
}
