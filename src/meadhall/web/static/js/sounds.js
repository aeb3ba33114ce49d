// What is heard: a horn for your turn, a fanfare, a drum, a knock; made of nothing but oscillators. One click and all is still.

import { doing } from "./hall.js";
import { keep, recall } from "./store.js";

// Notes as pitch, start and length in seconds, and how loud.
const SOUNDS = {
  turn: [[196, 0, 0.28, 0.12], [294, 0.22, 0.55, 0.12]],
  fanfare: [[196, 0, 0.2, 0.12], [247, 0.16, 0.2, 0.12], [294, 0.32, 0.25, 0.13], [392, 0.5, 0.9, 0.14]],
  gain: [[392, 0, 0.14, 0.06], [523, 0.1, 0.3, 0.06]],
  harm: [[82, 0, 0.3, 0.2], [65, 0.12, 0.5, 0.18]],
  great: [[147, 0, 0.5, 0.1], [220, 0.05, 0.6, 0.1], [294, 0.1, 0.8, 0.08]],
  knock: [[170, 0, 0.07, 0.05]],
};

let loud = recall("sound") !== "off";
let audio = null;

export function sound(name) {
  if (!loud || !audio || audio.state !== "running") return;
  for (const [pitch, start, length, volume] of SOUNDS[name]) note(pitch, audio.currentTime + start, length, volume);
}

function note(pitch, at, length, volume) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + Math.min(0.05, length / 3));
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
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
  tone.connect(gain).connect(audio.destination);
}

/** How a beat of a scene sounds: by what it is for whom, never by what lies hidden. */
function beaten({ own, great, tone, you }) {
  if (great && tone === "gain" && own) return "fanfare";
  if (great) return tone === "harm" && you ? "harm" : "great";
  if (tone === "harm" && you) return "harm";
  return tone === "gain" && (own || you) ? "gain" : "knock";
}
addEventListener("beat", ({ detail }) => sound(beaten(detail)));

// Browsers let a page sound only after somebody has touched it.
for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => (audio ??= "AudioContext" in window ? new AudioContext() : null), { once: true });
}

function mark() {
  for (const one of document.querySelectorAll('[data-do="sound"]')) one.setAttribute("aria-pressed", String(loud));
}
addEventListener("shown", mark);

doing("sound", () => {
  loud = !loud;
  keep("sound", loud ? "on" : "off");
  mark();
  sound("turn");
});
mark();
