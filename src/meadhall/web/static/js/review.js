// The page of a review: the line on the curve, the turning points, and what comes in while the review grows.

import { doing } from "./hall.js";
import { main, show } from "./morph.js";

const AGAIN = 1500; // milliseconds until the hall is asked how far it is
const SWIPE = 40; // pixels

const curve = () => document.getElementById("curve");
const readout = () => document.getElementById("readout");
const stops = () => [...document.querySelectorAll("#all-chances tr[data-at]")];
const moments = () => [...document.querySelectorAll("#moments .moment")];
const chosen = () => moments().find((moment) => moment.open);
const at = (element) => Number(element.dataset.at);
const nearest = (things, number) =>
  things.reduce((best, thing) => (best && Math.abs(at(best) - number) <= Math.abs(at(thing) - number) ? best : thing), null);

let place = 0; // the decision at which the line stands

/** Puts the line there, and tells everybody's chances at the turn it stands in, or after a turning point. */
function stand(number, moment = null) {
  if (!curve()) return;
  place = number;
  const decisions = Number(curve().dataset.decisions);
  for (const sheet of curve().querySelectorAll(".sheet")) {
    const { left, right } = sheet.dataset;
    const x = Number(left) + ((Number(right) - Number(left)) * number) / decisions;
    sheet.querySelector(".cursor").setAttribute("transform", `translate(${x.toFixed(1)} 0)`);
  }
  const stop = stops().findLast((one) => at(one) <= number) ?? stops()[0];
  const chances = moment?.dataset.chances.split("|") ?? [...stop.querySelectorAll("td")].map((cell) => cell.textContent);
  const link = (moment ?? stop).querySelector("a");
  const when = moment?.querySelector(".when").textContent ?? link.textContent;
  readout().querySelector(".when").textContent = when;
  readout().querySelectorAll(".percent").forEach((part, seat) => (part.textContent = chances[seat]));
  readout().querySelector("a").href = link.href;
  const names = [...document.querySelectorAll(".legend strong")].map((name) => name.textContent);
  curve().setAttribute("aria-valuenow", at(stop));
  curve().setAttribute("aria-valuetext", `${when}: ${names.map((name, seat) => `${name} ${chances[seat]}`).join(", ")}`);
}

/** Where a turning point lies on the curve: after its decision. */
const end = (moment) => at(moment) + 1;

let last = null; // the turning point that was chosen: of that the browser tells later that it is open

function choose(moment) {
  if (!moment) return;
  for (const other of moments()) other.open = other === moment;
  last = moment;
  mark();
  stand(end(moment), moment);
}

/** A turning point was opened, by whatever way. */
function mark() {
  const now = chosen();
  document.querySelector("#moments > ol")?.classList.add("paged");
  for (const moment of moments()) moment.closest("li").classList.toggle("here", moment === (now ?? moments()[0]));
  for (const disc of document.querySelectorAll(".disc")) disc.classList.toggle("chosen", disc.dataset.moment === now?.dataset.moment);
  const words = document.querySelector(".pager .place");
  if (words && now) {
    words.textContent = words.dataset.words.replace("{at}", moments().indexOf(now) + 1).replace("{of}", moments().length);
  }
}

addEventListener(
  "toggle",
  ({ target }) => {
    if (!target.classList?.contains("moment")) return;
    mark();
    if (target.open && target !== last) stand(end(target), target);
    if (target.open) last = target;
    else if (target === last) last = null;
  },
  { capture: true },
);

function step(way) {
  const all = moments();
  choose(all[(all.indexOf(chosen()) + way + all.length) % all.length]);
}
doing("moment-back", () => step(-1));
doing("moment-on", () => step(1));

// The curve, by pointer: the line follows, a click opens the turning point that is nearest.

/** The decision under the pointer. */
function under(event) {
  const sheet = event.target.closest?.(".sheet");
  if (!sheet) return null;
  const { left, right, wide } = sheet.dataset;
  const box = sheet.getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * Number(wide);
  const part = (x - Number(left)) / (Number(right) - Number(left));
  return Math.round(Math.min(1, Math.max(0, part)) * Number(curve().dataset.decisions));
}

addEventListener("pointermove", (event) => {
  const number = event.pointerType === "mouse" && curve()?.contains(event.target) ? under(event) : null;
  if (number !== null) stand(at(nearest(stops(), number)));
});

addEventListener("click", (event) => {
  if (!curve()?.contains(event.target)) return;
  const disc = event.target.closest(".disc");
  if (disc) {
    choose(document.getElementById(`moment-${disc.dataset.moment}`));
    return;
  }
  const number = under(event);
  if (number === null) return;
  choose(nearest(moments(), number));
  stand(at(nearest(stops(), number)));
});

// And by keys: from turn to turn, from turning point to turning point, and into the moment.

const KEYS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

addEventListener("keydown", (event) => {
  if (event.target !== curve() || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = stops();
  const now = all.findLastIndex((stop) => at(stop) <= place);
  if (KEYS[event.key]) stand(at(all[Math.min(all.length - 1, Math.max(0, now + KEYS[event.key]))]));
  else if (event.key === "Home") stand(at(all[0]));
  else if (event.key === "End") stand(at(all.at(-1)));
  else if (event.key === "PageUp") step(-1);
  else if (event.key === "PageDown") step(1);
  else if (event.key === "Enter") readout().querySelector("a").click();
  else return;
  event.preventDefault();
});

let touched = null;
addEventListener("touchstart", (event) => {
  touched = event.target.closest?.("#moments > ol") ? event.touches[0].clientX : null;
}, { passive: true });
addEventListener("touchend", (event) => {
  if (touched === null) return;
  const moved = event.changedTouches[0].clientX - touched;
  if (Math.abs(moved) > SWIPE) step(moved < 0 ? 1 : -1);
}, { passive: true });

// While it is made, it grows from the end of the match backwards.

async function look() {
  try {
    const { fragment, made } = main().dataset;
    const answer = await fetch(`${fragment}&since=${made}`, { headers: { "X-Meadhall": "fragment" } });
    if (answer.ok && answer.status !== 204) {
      await show(await answer.text());
      begin();
      if (main().dataset.state === "done") document.getElementById("heard").textContent = main().dataset.done;
    }
  } catch {
    // the hall can't be reached just now: it is asked again
  }
  follow();
}

function follow() {
  if (main().dataset.state === "wanted") setTimeout(look, AGAIN);
}

function begin() {
  if (!curve()) return;
  if (!chosen()) choose(moments()[0]);
  mark();
  const now = chosen();
  if (document.activeElement === curve()) stand(place);
  else if (now) stand(end(now), now);
  else stand(at(stops()[0]));
}

begin();
follow();
