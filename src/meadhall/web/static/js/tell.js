// Telling what happened: to a screen reader, in the tab's title, and by a horn when it is your turn.

import { main } from "./morph.js";
import { sound } from "./sounds.js";

const heard = document.getElementById("heard");

addEventListener("shown", ({ detail: before }) => {
  if (before.picture) return; // the scene says it
  document.title = main().dataset.title;
  const log = document.getElementById("log");
  const fresh = before.said ? 0 : Number(log?.dataset.told ?? 0) - before.told;
  const lines = fresh > 0 ? [...log.querySelectorAll("li")].slice(-fresh).map((line) => line.textContent.trim()) : [];
  const turn = main().dataset.yours === "1";
  if (turn && before.number !== main().dataset.number) lines.push(document.querySelector("#decision h1")?.textContent ?? "");
  if (lines.length) heard.textContent = lines.join(" ");
  if (turn && before.yours !== "1") sound("turn");
});
