// The coach of a lesson: where the bubble stands, the ring around the piece that it is about, and the way between them.

import { doing } from "./hall.js";
import { choose } from "./panels.js";

const root = document.documentElement;
const wide = matchMedia("(min-width: 1200px)");
const GAP = 26; // between the bubble and what it is about
const GRID = 16; // how finely places for the bubble are tried
let mark = ""; // of the bubble that was placed last
let about = null; // the piece
let lines = null;

const bubble = () => document.getElementById("coach");
const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);

/** What the bubble is about: the piece of that name, or else where the suggested deed can be done. */
function piece() {
  const { about: name, actions = "" } = bubble().dataset;
  const pieces = name ? [`[data-piece~="${CSS.escape(name)}"]`, `[data-vt="${CSS.escape(name)}"]`, `#${CSS.escape(name)}`] : [];
  const turner = (action) => `#options .chosen:has(#option-${action}) .turn-over`; // its other face lies up
  const at = (action) => [`[data-place="${action}"]`, `#option-${action}`, turner(action), `[data-leads~="${action}"]`];
  const places = actions.split(" ").flatMap((action) => (action ? at(action) : []));
  const ways = ["#options [data-coached]", "#hand [data-coached]"]; // a whole path, and the corner that selects it
  return [...pieces, ...ways, ...places].map((selector) => all(selector)[0]).find(Boolean) ?? null;
}

function attend() {
  const shown = bubble();
  describe(shown ? piece() : null);
  root.toggleAttribute("data-coached", Boolean(shown));
  if (!shown) {
    lines?.replaceChildren();
    mark = "";
    return;
  }
  const fresh = shown.dataset.mark !== mark;
  if (fresh) {
    mark = shown.dataset.mark;
    const asks = shown.classList.contains("waits-deed") ? "#options, #hand" : "#options";
    fold(Boolean(about?.closest(asks))); // a sheet must not lie on the very choice that it speaks of
    if (!wide.matches) choose("table");
    focus(shown);
  }
  lay(fresh);
}

/** Enter goes on wherever nothing else has the focus; who is typing, or reads a dialog, is left alone. */
function focus(shown) {
  const busy = document.activeElement?.closest("input:not([type=radio], [type=checkbox]), textarea, select, dialog");
  if (!busy) (document.getElementById("coach-next") ?? shown).focus({ preventScroll: true });
}

function describe(found) {
  if (about !== found) relate(about, false);
  about = found;
  relate(about, true);
}

/** What describes a piece already goes on doing so. */
function relate(element, on) {
  if (!element) return;
  const others = (element.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id && id !== "coach-words");
  const ids = on ? [...others, "coach-words"] : others;
  if (ids.length) element.setAttribute("aria-describedby", ids.join(" "));
  else element.removeAttribute("aria-describedby");
}

function lay(fresh) {
  const shown = bubble();
  if (!shown || !seen(shown)) {
    lines?.replaceChildren();
    return;
  }
  if (about && !wide.matches && fresh) reveal();
  const goal = about && grown(about.getBoundingClientRect(), 7);
  if (wide.matches) stand(shown, goal);
  draw(shown.getBoundingClientRect(), goal, fresh);
}

/** A piece behind the sheet, or out of sight, comes into the room that is left. */
function reveal() {
  const sheet = bubble().getBoundingClientRect();
  const bar = document.getElementById("decision")?.getBoundingClientRect().bottom ?? 0;
  const { top, bottom, height } = about.getBoundingClientRect();
  if (top < bar + 12 || height > sheet.top - bar - 24) scrollBy({ top: top - bar - 12, behavior: "instant" });
  else if (bottom > sheet.top - 12) scrollBy({ top: bottom - sheet.top + 12, behavior: "instant" });
}

/** The place where the bubble is near its piece and covers least of what matters. */
function stand(shown, goal) {
  const { width, height } = shown.getBoundingClientRect();
  const area = document.getElementById("play").getBoundingClientRect();
  const right = Math.min(area.right, innerWidth) - width;
  const bottom = Math.min(area.bottom, innerHeight) - height - 4;
  const keep = [
    ...(goal ? [[grown(goal, GAP), 40]] : []),
    ...all("#decision").map((one) => [one.getBoundingClientRect(), 8]),
    ...all("#options .choice, #board [data-place]").map((one) => [grown(one.getBoundingClientRect(), 4), 30]),
    ...all("#hand .slot").map((one) => [one.getBoundingClientRect(), 6]),
    ...all("#board [data-piece], #options").map((one) => [one.getBoundingClientRect(), 0.5]),
  ];
  let best = { cost: Infinity, x: right, y: area.top };
  for (let y = Math.max(4, area.top); y <= bottom; y += GRID) {
    for (let x = Math.max(4, area.left); x <= right; x += GRID) {
      const box = { left: x, top: y, right: x + width, bottom: y + height };
      let cost = goal ? 30 * apart(box, goal) : y;
      for (const [other, weight] of keep) cost += weight * shared(box, other);
      if (cost < best.cost) best = { cost, x, y };
    }
  }
  root.style.setProperty("--coach-x", `${Math.round(best.x)}px`);
  root.style.setProperty("--coach-y", `${Math.round(best.y)}px`);
}

const grown = ({ left, top, right, bottom }, by) => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });
const shared = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const apart = (a, b) => Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));
const middle = ({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const within = (value, least, most) => Math.max(least, Math.min(most, value));

function draw(box, goal, fresh) {
  lines ??= document.body.appendChild(make("svg", { id: "coach-lines", "aria-hidden": "true" }));
  if (!goal) {
    lines.replaceChildren();
    return;
  }
  const [width, height] = [goal.right - goal.left, goal.bottom - goal.top];
  const small = Math.max(width, height) < 110 && Math.max(width, height) < 1.6 * Math.min(width, height);
  const radius = small ? Math.max(width, height) / 2 : 12;
  const at = middle(goal);
  const ring = small
    ? make("circle", { class: "pointed", cx: at.x, cy: at.y, r: radius })
    : make("rect", { class: "pointed", x: goal.left, y: goal.top, width, height, rx: radius });
  ring.classList.toggle("still", !fresh);
  lines.replaceChildren(...way(box, goal, small ? { at, radius } : null), ring);
}

/** From the bubble to the ring: a tail where they stand side by side, else an arc. */
function way(box, goal, circle) {
  const far = apart(box, goal);
  if (far < 6) return []; // the bubble lies on it
  const to = edge(goal, circle, middle(box));
  const from = { x: within(to.x, box.left + 30, box.right - 30), y: within(to.y, box.top + 26, box.bottom - 26) };
  const beside = to.y > box.top && to.y < box.bottom;
  const level = to.x > box.left && to.x < box.right;
  if ((beside || level) && far < 130) {
    const [x, y] = beside ? [to.x < box.left ? box.left + 2 : box.right - 2, from.y] : [from.x, to.y < box.top ? box.top + 2 : box.bottom - 2];
    const [a, b] = beside ? [`${x},${y - 13}`, `${x},${y + 13}`] : [`${x - 13},${y}`, `${x + 13},${y}`];
    return [make("path", { class: "tail", d: `M${a}L${to.x},${to.y}L${b}` })];
  }
  return arc(box, goal, circle);
}

/** Out of the bubble's side, and round what lies between. */
function arc(box, goal, circle) {
  const at = middle(goal);
  const below = !wide.matches && box.top >= goal.bottom; // a sheet: along the edge of the screen
  const side = below ? (at.x < innerWidth / 2 - 1 ? -1 : 1) : Math.sign(at.x - middle(box).x) || 1;
  const start = below ? { x: side > 0 ? box.right - 42 : box.left + 42, y: box.top } : edge(box, null, at);
  const out = below ? (side > 0 ? innerWidth - 9 : 9) : (start.x + at.x) / 2;
  const end = edge(goal, circle, below ? { x: out, y: at.y + 30 } : start);
  const via = below ? { x: out, y: end.y + (start.y - end.y) * 0.2 } : { x: out, y: end.y };
  const turn = (Math.atan2(end.y - via.y, end.x - via.x) * 180) / Math.PI;
  return [
    make("path", { class: "arc", d: `M${start.x},${start.y}C${below ? out : start.x},${(start.y + end.y) / 2} ${via.x},${via.y} ${end.x},${end.y}` }),
    make("path", { class: "head", d: "M3,0L-13,-8L-10,0L-13,8Z", transform: `translate(${end.x} ${end.y}) rotate(${turn})` }),
  ];
}

/** The point of a box, or of a circle in it, that is nearest to another point. */
function edge(box, circle, { x, y }) {
  if (!circle) return { x: within(x, box.left, box.right), y: within(y, box.top, box.bottom) };
  const length = Math.hypot(x - circle.at.x, y - circle.at.y) || 1;
  return { x: circle.at.x + ((x - circle.at.x) / length) * circle.radius, y: circle.at.y + ((y - circle.at.y) / length) * circle.radius };
}

function make(kind, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Where there is little room the bubble folds to a line, and the choices are seen. */
function fold(folded) {
  root.toggleAttribute("data-coach-folded", folded);
  document.querySelector("#coach .fold")?.setAttribute("aria-expanded", String(!folded));
}

doing("fold", () => {
  fold(!root.hasAttribute("data-coach-folded"));
  if (root.hasAttribute("data-coach-folded")) document.getElementById("options")?.scrollIntoView({ block: "nearest" });
  lay(false);
});

addEventListener("keydown", (event) => {
  const free = [document.body, document.getElementById("main"), bubble()].includes(document.activeElement);
  if (event.key === "Enter" && free) document.getElementById("coach-next")?.click();
});
addEventListener("change", (event) => {
  if (!bubble() || !event.target.closest?.("#hand, #options")) return; // a card was selected, or turned
  describe(piece());
  fold(true);
  lay(true);
});
addEventListener("shown", attend);
for (const change of ["resize", "scroll"]) addEventListener(change, () => bubble() && requestAnimationFrame(() => lay(false)), { capture: true, passive: true });
document.fonts?.ready.then(() => lay(false));
attend();
