// Clocks tick here; the server's are the ones that count, and every update sets these right.

import { say } from "./words.js";

let seen = null;
let since = 0;

function words(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= 86400) return say("days", { days: Math.floor(whole / 86400), hours: Math.floor((whole % 86400) / 3600) });
  const minutes = String(Math.floor((whole % 3600) / 60)).padStart(2, "0");
  if (whole >= 3600) return say("hours", { hours: Math.floor(whole / 3600), minutes });
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function tick() {
  const clock = document.querySelector("#decision .clock");
  if (!clock) return;
  const passed = (performance.now() - since) / 1000;
  const own = Number(clock.dataset.left) - passed;
  const bank = Number(clock.dataset.bank) + Math.min(0, own);
  clock.querySelector(".left").textContent = words(own > 0 ? own : bank);
  const below = clock.querySelector(".bank");
  if (below) below.hidden = own <= 0;
  clock.classList.toggle("short", own + bank < 10);
}

function start() {
  const clock = document.querySelector("#decision .clock");
  seen = clock;
  since = performance.now();
  if (seen) tick();
}

addEventListener("shown", start);
setInterval(tick, 1000);
start();
