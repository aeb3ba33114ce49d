// Tabs, the legend, the rules drawer and the menu.

import { doing } from "./hall.js";
import { unreached } from "./live.js";

const body = document.body;

export function choose(tab) {
  body.dataset.tab = tab;
  mark();
}

function mark() {
  const wide = matchMedia("(min-width: 1200px)").matches;
  const now = body.dataset.tab ?? (wide ? "log" : "table");
  for (const button of document.querySelectorAll("[data-tab]:is(button)")) {
    const on = button.dataset.tab === now || (now === "table" && wide && button.dataset.tab === "log");
    button.toggleAttribute("aria-current", on);
    if (on) button.setAttribute("aria-current", "true");
  }
}

addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const tab = target?.closest("button[data-tab]");
  if (tab) choose(tab.dataset.tab);
  const rule = target?.closest("a[data-rule]");
  if (rule && document.getElementById("drawer") && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    open(rule.dataset.rule);
  }
  const menu = document.getElementById("menu");
  if (menu?.open && !target?.closest("#menu")) menu.open = false;
});
addEventListener("shown", mark);

/** The rules beside the table, opened at the rule in question. */
export async function open(rule = "", words = "") {
  const drawer = document.getElementById("drawer");
  const content = drawer.querySelector(".content");
  if (!content.childElementCount) {
    const source = await fetched(drawer.dataset.source);
    if (source === null) return;
    const page = new DOMParser().parseFromString(source, "text/html");
    content.append(...[...page.querySelectorAll("#catalogue > :is(.minute, section)")].map((section) => document.importNode(section, true)));
    for (const title of content.querySelectorAll("h2[id]")) title.removeAttribute("id");
    for (const entry of content.querySelectorAll("[id]")) {
      entry.dataset.entry = entry.id;
      entry.removeAttribute("id");
    }
  }
  if (!drawer.open) drawer.showModal();
  const field = document.getElementById("drawer-find");
  field.value = words;
  filter(words);
  const minute = content.querySelector(".minute");
  if (minute) minute.open = !rule && !words; // who asks for a rule wants to read that first
  for (const old of content.querySelectorAll(".wanted")) old.classList.remove("wanted");
  const wanted = rule && content.querySelector(`[data-entry="${CSS.escape(rule)}"]`);
  if (wanted) {
    wanted.classList.add("wanted");
    wanted.scrollIntoView({ block: "center" });
    wanted.focus({ preventScroll: true });
  } else {
    field.focus();
  }
}

async function fetched(address) {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.text();
  } catch {
    unreached();
  }
  return null;
}

function filter(words) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  document.querySelector("#drawer .minute")?.toggleAttribute("hidden", wanted.length > 0);
  const count = (entry) => wanted.filter((word) => entry.textContent.toLowerCase().includes(word)).length;
  const most = Math.max(0, ...[...document.querySelectorAll("#drawer .rule-entry")].map(count)); // of the words, in one rule
  for (const section of document.querySelectorAll("#drawer .content > section")) {
    let any = false;
    for (const entry of section.querySelectorAll(".rule-entry")) {
      entry.hidden = wanted.length > 0 && (most === 0 || count(entry) < most);
      any ||= !entry.hidden;
    }
    section.hidden = !any;
  }
}

document.getElementById("drawer-find")?.addEventListener("input", (event) => filter(event.target.value));
addEventListener("submit", (event) => {
  if (event.target.dataset.search === "rules") {
    event.preventDefault();
    open("", event.target.querySelector("input").value);
  } else if (event.target.closest?.("#drawer")) {
    event.preventDefault();
  }
});

doing("legend", () => document.getElementById("legend").showModal());
doing("minute", () => open());
doing("close", (button) => button.closest("dialog").close());
mark();
