// The lobby: bots as they were chosen last, and one's own tables as they are now.

import "./hall.js";
import { sound } from "./sounds.js";
import { keep, recall } from "./store.js";

const EVERY = 20_000; // milliseconds between two looks at one's tables
const heard = document.getElementById("heard");
const own = () => document.getElementById("own-tables");

// Against whom

for (const form of document.querySelectorAll("form.now")) {
  const level = form.querySelector("[name=level]");
  const seats = form.querySelector("[name=seats]");
  const game = form.dataset.game;
  if (!form.querySelector("[name=first]")) {
    choose(level, recall(`level.${game}`));
    choose(seats, recall(`seats.${game}`));
  }
  const tell = () => {
    const chosen = level.selectedOptions[0];
    form.querySelector(".told").textContent = chosen.dataset.told;
    form.querySelector(".strength").dataset.level = chosen.dataset.level;
  };
  level.addEventListener("change", tell);
  form.addEventListener("submit", () => {
    keep(`level.${game}`, level.value);
    keep(`seats.${game}`, seats.value);
  });
  tell();
}

function choose(field, value) {
  if (value && [...field.options].some((option) => option.value === value)) field.value = value;
}

// One's own tables

const marked = (kind) => [...own().querySelectorAll(`.own.${kind}`)].map(({ id }) => id);

async function look() {
  const answer = await fetch(own().dataset.source).catch(() => null);
  if (!answer?.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("[data-title]");
  document.title = next.dataset.title;
  if (own().matches(":hover, :focus-within")) return; // nothing moves under the pointer
  const [yours, called] = [marked("yours"), marked("called")];
  document.getElementById("call").replaceWith(next.querySelector("#call"));
  if (own().innerHTML === next.querySelector("#own-tables").innerHTML) return;
  own().replaceWith(next.querySelector("#own-tables"));
  const fresh = marked("yours").filter((id) => !yours.includes(id));
  for (const id of fresh) document.getElementById(id).classList.add("fresh");
  if (fresh.length) heard.textContent = fresh.map((id) => document.getElementById(id).querySelector(".what").innerText).join(". ");
  if (fresh.length || marked("called").some((id) => !called.includes(id))) sound("turn");
}

if (own()) {
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) look();
  });
}
