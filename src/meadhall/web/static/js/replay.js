// Walking through a match: arrows, the bar, and playing by itself.

import { doing } from "./hall.js";
import { online, unreached } from "./live.js";
import { show } from "./morph.js";

const PAUSE = 900;
let playing = 0;

const bar = () => document.getElementById("replay");

async function go(address) {
  try {
    const answer = await fetch(address, { headers: { "X-Meadhall": "fragment" } });
    if (!answer.ok) return;
    await show(await answer.text());
    history.replaceState(null, "", address);
    online();
  } catch {
    stop();
    unreached();
  }
}

const link = (name) => bar()?.querySelector(`[data-replay="${name}"]`);

function follow(name) {
  const way = link(name);
  if (way && way.getAttribute("aria-disabled") !== "true") return go(way.href);
  stop();
  return null;
}

function stop() {
  clearTimeout(playing);
  playing = 0;
  bar()?.classList.remove("playing");
}

async function play() {
  await follow("on");
  if (!playing) return;
  if (document.querySelector("#question.guess")) return stop(); // it is asked what one would do
  bar()?.classList.add("playing");
  playing = setTimeout(play, PAUSE);
}

doing("play", () => {
  if (playing) return stop();
  bar().classList.add("playing");
  playing = setTimeout(play, 0);
});

doing("guess", (button) => {
  const question = button.closest("#question");
  question.classList.add("told");
  button.classList.add("picked");
});

addEventListener("click", (event) => {
  const way = event.target instanceof Element ? event.target.closest("a[data-replay]") : null;
  if (!way || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stop();
  follow(way.dataset.replay);
});

addEventListener("change", (event) => {
  if (!bar()?.contains(event.target) || !event.target.form?.classList.contains("jump")) return;
  stop();
  const form = event.target.form;
  go(`${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`);
});

const KEYS = { ArrowLeft: "back", ArrowRight: "on", PageUp: "turn-back", PageDown: "turn-on", Home: "first", End: "last" };
addEventListener("keydown", (event) => {
  if (!bar() || event.target.closest?.("input, textarea, select, dialog")) return;
  if (KEYS[event.key]) {
    event.preventDefault();
    stop();
    follow(KEYS[event.key]);
  } else if (event.key === " " && !event.target.closest?.("button, a")) {
    event.preventDefault();
    bar().querySelector('[data-do="play"]').click();
  }
});
