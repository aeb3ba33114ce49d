// Somebody is away: the card with what can be done about it is large unless one has hidden it, or has to decide.

import { doing } from "./hall.js";
import { main } from "./morph.js";
import { newest, present } from "./scene.js";

const EVERY = 60_000; // milliseconds after which it is said anew since when
const hidden = new Set(); // seats about which one does not want to hear more
let known = "";

const card = () => document.getElementById("absence");

function arrange() {
  const panel = card();
  const about = panel?.dataset.seat ?? "";
  if (panel) panel.open = main().dataset.yours !== "1" && !hidden.has(about);
  else hidden.clear(); // somebody who goes away once more is told of once more
  if (panel && about !== known) document.getElementById("heard").textContent = panel.querySelector("summary").textContent;
  known = about;
}

doing("hide-absence", () => {
  const panel = card();
  hidden.add(panel.dataset.seat);
  panel.open = false;
  panel.querySelector("summary").focus();
});

addEventListener("click", (event) => {
  const line = event.target instanceof Element ? event.target.closest("#absence > summary") : null;
  if (!line) return;
  const panel = line.parentElement;
  if (panel.open) hidden.add(panel.dataset.seat);
  else hidden.delete(panel.dataset.seat);
});

addEventListener("keydown", (event) => {
  const panel = card();
  if (event.key !== "Escape" || !panel?.open || document.querySelector("dialog[open]")) return;
  hidden.add(panel.dataset.seat);
  panel.open = false;
});

setInterval(async () => {
  if (!card() || document.hidden) return;
  const headers = { "X-Meadhall": "fragment", "X-Meadhall-Told": newest().told };
  const answer = await fetch(main().dataset.fragment, { headers }).catch(() => null);
  if (answer?.ok && answer.status !== 204) await present(await answer.text());
}, EVERY);

addEventListener("shown", arrange);
arrange();
