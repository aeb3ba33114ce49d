// Deciding: a click on the table or in the list, sent once, answered with the table as it is then.

import { doing } from "./hall.js";
import { hold, online, release } from "./live.js";
import { main } from "./morph.js";
import { newest, present } from "./scene.js";
import { hideTip } from "./tips.js";
import { say } from "./words.js";

const pending = new Set(); // a hint takes its time; deciding does not wait for it

export async function post(form, submitter) {
  const asks = form.dataset.post === "hint";
  const lane = asks ? "hint" : "act";
  if (pending.has(lane)) return;
  pending.add(lane);
  hideTip();
  busy();
  const moment = main().dataset.number;
  if (!asks) hold();
  try {
    const answer = await fetch(form.getAttribute("action"), {
      method: "POST",
      body: new URLSearchParams(new FormData(form, submitter)),
      headers: { "X-Meadhall": "fragment", "X-Meadhall-Told": newest().told },
    });
    const text = await answer.text();
    if (asks && main().dataset.number !== moment) return; // decided meanwhile: the advice comes too late
    if (form.id === "say" && answer.ok) form.elements.text.value = "";
    if (answer.ok) form.closest("#menu")?.removeAttribute("open");
    if (text.includes('id="main"') && !answer.redirected) await present(text);
    else if (answer.redirected) location.assign(answer.url);
    else notify(say("refused", { status: answer.status }));
    if (asks) document.getElementById("advice")?.removeAttribute("hidden");
    online();
  } catch {
    notify(say("unreached"));
    document.getElementById("notice").dataset.lost = "";
  } finally {
    pending.delete(lane);
    busy();
    if (!asks) release();
  }
}

function busy() {
  document.body.classList.toggle("sending", pending.has("act"));
  document.getElementById("hint")?.classList.toggle("thinking-it-over", pending.has("hint"));
}

doing("dismiss", (button) => (button.closest("section").hidden = true));

function notify(words) {
  const notice = document.getElementById("notice") ?? document.createElement("p");
  notice.id = "notice";
  notice.className = "notice";
  notice.setAttribute("role", "alert");
  notice.replaceChildren(Object.assign(document.createElement("span"), { textContent: words }));
  document.getElementById("notices")?.prepend(notice);
}

addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id !== "act" && !("post" in form.dataset)) return;
  event.preventDefault();
  if (event.submitter?.getAttribute("aria-disabled") !== "true") post(form, event.submitter);
});

// What ends or burns something is never done by a click that was meant for what lay there before.
const APART = ".choice.ends, .choice.burns";
const SAME_SPOT = 10; // pixels
const TOO_SOON = 700; // milliseconds
let clicked = { x: -99, y: -99, at: -TOO_SOON };
addEventListener("click", (event) => {
  const { clientX: x, clientY: y, timeStamp: at } = event;
  const before = clicked;
  clicked = { x, y, at };
  if (event.detail === 0 || !event.target.closest?.(APART)) return; // by a key, or something else
  if (at - before.at < TOO_SOON && Math.hypot(x - before.x, y - before.y) < SAME_SPOT) {
    event.preventDefault();
    event.stopPropagation();
  }
}, { capture: true });

/** The option of that number in the list. */
const listed = (action) => document.getElementById(`option-${action}`);

addEventListener("click", (event) => {
  const place = event.target instanceof Element ? event.target.closest("[data-also]") : null;
  if (place) listed(place.dataset.also)?.click();
});

// What is hovered in the list lights up on the table, and the other way round.
const PLACES = "[data-action], [data-place], [data-also], [data-shows]";
const number = ({ dataset }) => dataset.action ?? dataset.place ?? dataset.also ?? dataset.shows;

function light(event) {
  const element = event.target instanceof Element ? event.target.closest(PLACES) : null;
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  if (!element) return;
  const action = number(element);
  for (const twin of document.querySelectorAll(PLACES)) if (number(twin) === action) twin.classList.add("lit");
}
addEventListener("pointerover", light);
addEventListener("focusin", light);
