// Why something can't be done, or what it means: on hover, on focus, and by a long press; a click keeps it.

import { say } from "./words.js";

const LONG_PRESS = 450; // milliseconds
const AFTER_PRESS = 1000; // in which its click may still come
const tip = document.getElementById("tip");
let owner = null;
let said = ""; // by the tip that is open
let entered = null; // what lies under the pointer: it is explained as soon as that moves
let rest = ""; // where the pointer was seen last
let pressed = 0;
let held = false; // for so long that it was explained

function show(element) {
  owner = element;
  said = element.dataset.tip;
  entered = null;
  tip.classList.remove("kept", "huge");
  tip.classList.toggle("pictured", Boolean(element.dataset.card));
  tip.replaceChildren();
  if (element.dataset.card) tip.append(element.dataset.card === "self" ? likeness(element) : enlarged(JSON.parse(element.dataset.card)));
  if (element.dataset.tipHead) tip.append(make("b", `${element.dataset.tipHead} `));
  tip.append(element.dataset.tip);
  if (element.dataset.tipWhy) tip.append(whyNot(element.dataset.tipWhy));
  if (element.dataset.tipRule) tip.append(link(element.dataset.tipRule));
  tip.hidden = false;
  place(element.getBoundingClientRect(), tip.getBoundingClientRect());
}

/** Below what a piece does: why not now. */
function whyNot(words) {
  const line = make("span", "", "why-not");
  line.append(make("b", `${say("later")} `), words);
  return line;
}

/** A card as large as it can be read from far away. */
function enlarged([colour, name, number, sign, times, effect]) {
  const card = make("span", "", `large-card ${colour}`);
  const band = make("span", "", "band");
  band.append(make("span", name, "name"));
  if (number) band.append(make("b", number, "nr"));
  const art = make("span", "", `art x${times}`);
  for (let at = 0; at < times; at += 1) art.append(drawing(sign));
  card.append(band, art, make("span", effect, "effect"));
  const frame = make("span", "", "drk enlarged");
  frame.append(card);
  return frame;
}

/** A card that is drawn in full already: the same once more, which does nothing. */
function likeness(element) {
  const card = make("span", "", element.className);
  card.append(...element.cloneNode(true).childNodes);
  for (const one of card.querySelectorAll("*")) {
    for (const name of ["id", "for", "form", "data-tip", "data-place", "data-coached"]) one.removeAttribute(name);
  }
  const frame = make("span", "", "bv enlarged");
  frame.inert = true;
  frame.append(card);
  return frame;
}

function drawing(sign) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("class", "ic");
  svg.setAttribute("viewBox", "0 0 512 512");
  use.setAttribute("href", sign);
  svg.append(use);
  return svg;
}

/** What is pointed at, has the focus or is selected, larger still; once more, and it is gone. */
export function enlarge() {
  const selected = document.querySelector("#hand .pick:checked + .card [data-card], #hand .pick:checked ~ .card[data-card]");
  const element = document.querySelector("[data-card]:is(:hover, :focus-visible)") ?? owner?.closest("[data-card]") ?? selected;
  if (tip.classList.contains("huge")) return hideTip();
  if (!element) return undefined;
  show(element);
  tip.classList.add("huge");
  return place(element.getBoundingClientRect(), tip.getBoundingClientRect());
}

function make(kind, text, name = "") {
  const element = document.createElement(kind);
  element.textContent = text;
  element.className = name;
  return element;
}

/** The rule in question: the drawer opens at it. */
function link(rule) {
  const element = make("a", say("rule", { rule }), "rule");
  element.dataset.rule = rule;
  element.href = `${document.getElementById("drawer")?.dataset.source ?? ""}#${rule}`;
  return element;
}

function place(about, own) {
  const gap = 8;
  const above = about.top - own.height - gap;
  const left = about.left + about.width / 2 - own.width / 2;
  tip.style.left = `${Math.max(gap, Math.min(left, innerWidth - own.width - gap))}px`;
  tip.style.top = `${above >= gap ? above : Math.min(about.bottom + gap, innerHeight - own.height - gap)}px`;
}

export function hideTip() {
  owner = null;
  tip.classList.remove("huge");
  tip.hidden = true;
}

const asked = (event) => (event.target instanceof Element ? event.target.closest("[data-tip]") : null);

addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  entered = asked(event);
  if (owner && entered !== owner && !tip.classList.contains("kept")) hideTip();
});
// What comes to lie under a pointer that rests is the next question: nobody has asked about it yet.
addEventListener("pointermove", (event) => {
  clearTimeout(pressed);
  if (event.pointerType === "touch") return;
  const here = `${event.clientX} ${event.clientY}`;
  if (entered && entered !== owner && here !== rest) show(entered);
  rest = here;
});
addEventListener("shown", () => {
  if (owner && (!owner.isConnected || owner.dataset.tip !== said)) hideTip();
});
addEventListener("focusin", (event) => {
  const element = asked(event);
  if (element && (element === owner || element.matches(":focus-visible"))) show(element);
  else if (owner && !tip.contains(event.target)) hideTip();
});
/** A click that does nothing else keeps what is said, with its link. */
function keeps(element, target) {
  if (element?.dataset.refused !== undefined) return true;
  return Boolean(element?.dataset.tipRule) && !target.closest("a, button, summary, label, input, [data-also], [data-place]");
}

addEventListener("click", (event) => {
  const element = asked(event);
  if (keeps(element, event.target)) {
    show(element);
    tip.classList.add("kept"); // until another click
  } else if (owner) {
    hideTip();
  }
});
addEventListener("pointerdown", (event) => {
  clearTimeout(pressed);
  const element = asked(event);
  if (event.pointerType !== "touch") return;
  if (!element) return tip.contains(event.target) ? undefined : hideTip();
  pressed = setTimeout(() => {
    show(element);
    held = true;
    addEventListener("click", swallow, { capture: true, once: true }); // however long the finger stays
  }, LONG_PRESS);
});
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => {
    clearTimeout(pressed);
    if (held) setTimeout(() => removeEventListener("click", swallow, { capture: true }), AFTER_PRESS);
    held = false;
  });
}
addEventListener("scroll", hideTip, { capture: true, passive: true });

function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}
