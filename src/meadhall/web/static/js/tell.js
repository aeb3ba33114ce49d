// Telling what happened: to a screen reader, in the tab's title, and by a horn when it is your turn.

import { doing } from "./hall.js";
import { main } from "./morph.js";
import { keep, recall } from "./store.js";

const heard = document.getElementById("heard");
let loud = recall("sound") !== "off";
let audio = null;

addEventListener("shown", ({ detail: before }) => {
  document.title = main().dataset.title;
  const log = document.getElementById("log");
  const fresh = Number(log?.dataset.told ?? 0) - before.told;
  const lines = fresh > 0 ? [...log.querySelectorAll("li")].slice(0, fresh).reverse().map((line) => line.textContent.trim()) : [];
  const turn = main().dataset.yours === "1";
  if (turn && before.number !== main().dataset.number) lines.push(document.querySelector("#decision h1")?.textContent ?? "");
  if (lines.length) heard.textContent = lines.join(" ");
  if (turn && before.yours !== "1") horn();
  mark();
});

/** Two notes of a horn, made of nothing but oscillators. */
export function horn() {
  if (!loud || !audio || audio.state !== "running") return;
  [[196, 0, 0.28], [294, 0.22, 0.55]].forEach(([pitch, start, length]) => {
    const at = audio.currentTime + start;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.05);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    const tone = audio.createBiquadFilter();
    tone.type = "lowpass";
    tone.frequency.value = 900;
    for (const [shape, detune] of [["sawtooth", 0], ["triangle", 7]]) {
      const voice = audio.createOscillator();
      voice.type = shape;
      voice.frequency.value = pitch;
      voice.detune.value = detune;
      voice.connect(tone);
      voice.start(at);
      voice.stop(at + length);
    }
    tone.connect(volume).connect(audio.destination);
  });
}

// Browsers let a page sound only after somebody has touched it.
for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => (audio ??= "AudioContext" in window ? new AudioContext() : null), { once: true });
}

function mark() {
  document.querySelector('[data-do="sound"]')?.setAttribute("aria-pressed", String(loud));
}

doing("sound", () => {
  loud = !loud;
  keep("sound", loud ? "on" : "off");
  mark();
  horn();
});
mark();
