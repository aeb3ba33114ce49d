// Scenes: what happened between two decisions, shown beat by beat at the pace that was chosen; nothing is skipped.

import { doing } from "./hall.js";
import { main, paint, parsed } from "./morph.js";
import { keep, recall } from "./store.js";
import { say } from "./words.js";

const PACES = { slow: 3200, normal: 1800, fast: 700, click: Infinity, once: 0 }; // milliseconds for a beat
const HURRY = 0.4; // where the viewer's own clock runs meanwhile
const MANY = 8; // beats that still wait
const BRIEF = 0.5; // where so many do, for what is neither great nor about the viewer
const AWAY = 4; // beats that came while nobody looked, and are not played unasked
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const heard = document.getElementById("heard");

let queue = []; // beats still to be shown
let goal = null; // the table as it is after all of them
let last = { version: main().dataset.version, told: main().dataset.told ?? "" }; // of what has arrived, shown or not
let playing = null;
let goOn = () => {};

/** What has arrived already. */
export const newest = () => last;

/** The table is at that version, and looks as it did: it was only I who came. */
export function caughtUp(version) {
  if (Number(version) > Number(last.version)) last = { ...last, version };
}

const speed = () => recall("speed") ?? (calm.matches ? "click" : "normal");

/** Shows the table of this answer, and before it what happened on the way there. */
export async function present(text) {
  const next = parsed(text);
  const scene = next.querySelector("#scene");
  scene?.remove();
  if (Number(next.dataset.version) < Number(last.version)) return null; // something newer has arrived already
  last = { version: next.dataset.version, told: next.dataset.told ?? "" };
  const beats = [...(scene?.content.children ?? [])].filter((beat) => Number(beat.dataset.hold) > 0);
  if (!next.querySelector("#board") || speed() === "once") queue = [];
  else queue.push(...beats);
  goal = next;
  if (playing) return null;
  if (!worthwhile(queue)) return finish(false);
  if (document.hidden) return null; // it waits
  begin();
  return null;
}

/** What I alone just did needs no scene. */
const worthwhile = (beats) => beats.length > 1 || (beats.length === 1 && beats[0].dataset.own === undefined);

function begin() {
  playing ??= play().finally(() => (playing = null));
}

async function play() {
  do {
    while (queue.length) {
      const beat = queue.shift();
      await picture(beat);
      heard.textContent = beat.dataset.says;
      dispatchEvent(new CustomEvent("beat", { detail: { ...beat.dataset } }));
      await shownFor(beat);
    }
    await finish(true);
  } while (goal && !document.hidden); // what arrived while the last table was painted
}

async function finish(said) {
  const next = goal;
  queue = [];
  goal = null;
  document.documentElement.classList.remove("in-scene");
  if (next) await paint(next, { said });
}

/** The page as it is, with this beat's words, table and stage. */
function picture(beat) {
  const next = main().cloneNode(true);
  for (const styled of next.querySelectorAll("[style]")) styled.removeAttribute("style"); // names of pieces that glide
  const put = (id) => {
    const [old, fresh] = [next.querySelector(id), beat.querySelector(id)];
    if (old && fresh) old.replaceWith(document.importNode(fresh, true));
  };
  put("#decision");
  put("#board");
  for (const gone of next.querySelectorAll("#stage, #advice, #notice, .wish, #coach")) gone.remove();
  const stage = beat.querySelector("#stage");
  if (stage) next.querySelector("#play").append(document.importNode(stage, true));
  document.documentElement.classList.add("in-scene");
  return paint(next, { picture: true });
}

/** Resolves when the beat was looked at for long enough, or the viewer wants to go on. */
function shownFor(beat) {
  const hold = Number(beat.dataset.hold);
  const brief = queue.length >= MANY && hold <= 1 ? BRIEF : 1;
  const hurry = goal?.dataset.yours === "1" && goal.querySelector(".clock") ? HURRY : brief;
  const time = PACES[speed()] * hold * hurry;
  document.documentElement.style.setProperty("--hold", Number.isFinite(time) ? `${time}ms` : "0s");
  return new Promise((resolve) => {
    const timer = Number.isFinite(time) ? setTimeout(resolve, time) : 0;
    goOn = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

function end() {
  queue = [];
  goOn();
}

doing("scene-next", () => goOn());
doing("scene-end", end);
doing("scene-again", async (button) => {
  const headers = { "X-Meadhall": "fragment", "X-Meadhall-Told": button.dataset.from };
  const answer = await fetch(main().dataset.fragment, { headers });
  if (answer.ok) await present(await answer.text());
});
doing("speed", (button) => {
  keep("speed", button.dataset.speed);
  mark();
  goOn();
});

function mark() {
  for (const button of document.querySelectorAll('[data-do="speed"]')) {
    button.setAttribute("aria-pressed", String(button.dataset.speed === speed()));
  }
}
addEventListener("shown", mark);
mark();

addEventListener("keydown", (event) => {
  if (!playing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.("input, textarea, select, dialog, #side")) return;
  if (event.key === "Escape") end();
  else if (event.key === " " || event.key === "Enter") goOn();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

addEventListener("click", (event) => {
  if (playing && event.target.closest?.("#board, #stage") && !event.target.closest("a, button, summary, input")) goOn();
});

// What came while nobody looked is offered as a list, to be shown or left.
document.addEventListener("visibilitychange", () => {
  if (document.hidden || playing || !goal) return;
  if (queue.length <= AWAY) begin();
  else missed();
});

function missed() {
  const list = document.createElement("ol");
  for (const beat of queue) list.append(make("li", beat.dataset.says));
  const stage = make("section", "", "stage away parchment");
  stage.id = "stage";
  const buttons = make("div", "", "actions");
  const show = make("button", say("watch"), "primary");
  const skip = make("button", say("skip"), "quiet");
  show.addEventListener("click", begin);
  skip.addEventListener("click", () => finish(false));
  buttons.append(show, skip);
  stage.append(make("h2", say("away")), list, buttons);
  document.getElementById("play")?.append(stage);
  show.focus();
}

function make(kind, text, name = "") {
  const element = document.createElement(kind);
  element.textContent = text;
  element.className = name;
  return element;
}
