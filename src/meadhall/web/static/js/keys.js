// Whole games by keyboard: numbers take options, letters do the rest.

import { choose, open } from "./panels.js";
import { hideTip } from "./tips.js";

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
  const typing = event.target.closest?.("input, textarea, select, dialog");
  if (event.ctrlKey || event.metaKey || event.altKey || (typing && event.key !== "Escape")) return;
  const option = /^[1-9]$/.test(event.key) && document.querySelector(`#options [data-key="${event.key}"]`);
  if (option) {
    event.preventDefault();
    option.focus({ preventScroll: true });
    option.click();
  } else if (letters[event.key]) {
    if (event.key !== "Escape") event.preventDefault();
    letters[event.key]();
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    step(event);
  }
});

/** Up and down go through the options, from wherever nothing else has the focus. */
function step(event) {
  const choices = [...document.querySelectorAll("#options .choice")];
  const at = choices.indexOf(document.activeElement);
  const free = document.activeElement === document.body || document.activeElement?.id === "main";
  if (!choices.length || (at < 0 && !free)) return;
  event.preventDefault();
  const on = event.key === "ArrowDown" ? 1 : -1;
  choices[at < 0 ? 0 : (at + on + choices.length) % choices.length].focus();
}
