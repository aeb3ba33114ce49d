// The seal of fairness: a word for every table, what this browser was shown, and whether it fits at the end.

import { keep, recall } from "./store.js";
import { say } from "./words.js";

const KEPT = 60; // matches whose seals are remembered
const SHORT = 8; // letters of a hash that people compare
const COMING = "meadhall.seal";
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

// What is remembered: of each match the promise and the word that was sent, and the mark as it was shown first

const remembered = () => JSON.parse(recall("seals") ?? "[]");

export function memory(match) {
  return remembered().find(([id]) => id === match)?.[1] ?? {};
}

function remember(match, facts) {
  const others = remembered().filter(([id]) => id !== match);
  keep("seals", JSON.stringify([...others, [match, { ...memory(match), ...facts }]].slice(-KEPT)));
}

// A word for who opens a table or sits down

/** Sixteen letters that nobody can guess. */
function anyWord() {
  const drawn = crypto.getRandomValues(new Uint8Array(16));
  return [...drawn].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

const field = document.getElementById("word");
if (field && !field.value) field.value = anyWord();

function put(form, name, value) {
  const there = form.elements.namedItem(name);
  if (there) there.value = value;
  else form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
}

/** The hall binds itself before it hears the word. Without its answer the form goes as it is. */
async function promised(form) {
  const answer = await fetch("/api/promises", { method: "POST" }).catch(() => null);
  if (!answer?.ok) return;
  const { ticket, promise } = await answer.json();
  const word = form.elements.namedItem("word")?.value || anyWord();
  put(form, "word", word);
  put(form, "ticket", ticket);
  coming({ promise, word });
}

/** The next page of this window is the table. */
function coming(facts) {
  try {
    sessionStorage.setItem(COMING, JSON.stringify(facts));
  } catch {
    // private windows may refuse
  }
}

function come() {
  try {
    const facts = JSON.parse(sessionStorage.getItem(COMING) ?? "null");
    sessionStorage.removeItem(COMING);
    return facts;
  } catch {
    return null;
  }
}

addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (form.dataset.seals === "join") coming({ promise: form.dataset.promise, word: form.elements.namedItem("word")?.value });
  if (form.dataset.seals !== "open" || form.dataset.sealed === "ready") return;
  event.preventDefault();
  if ("sealed" in form.dataset) return; // a second click
  form.dataset.sealed = "asks";
  await promised(form);
  form.dataset.sealed = "ready";
  form.requestSubmit(submitter?.isConnected ? submitter : null);
  delete form.dataset.sealed;
});

// What was shown, and what it is worth

const box = () => document.getElementById("seal");
const told = new Map(); // by match: what is said of an open seal

const tidy = (word) => (word ?? "").normalize("NFC").split(/\s+/).filter(Boolean).join(" ");

async function hashed(...parts) {
  const line = new TextEncoder().encode(JSON.stringify(["meadhall-seal/1", ...parts]));
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", line));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether promise, mark and seed of this record follow from what it lays open. */
async function fits(text) {
  const record = JSON.parse(text);
  const { secret, salt, words, promise, mark } = record.seal;
  const seed = BigInt(/"seed":(\d+)/.exec(text)[1]); // too large for a number
  const names = Object.keys(record.options).sort((one, other) => (one < other ? -1 : 1));
  const options = names.map((name) => [name, record.options[name]]);
  const marked = [promise, record.game, record.rules_version, record.seats, record.generator, options, record.data?.sha256 ?? null, record.names, words];
  return (
    (await hashed("promise", secret, salt)) === promise &&
    (await hashed("mark", ...marked)) === mark &&
    BigInt(`0x${await hashed("seed", secret, words)}`) >> 128n === seed
  );
}

async function verdict({ match, promise, mark, record }) {
  const known = memory(match);
  if (known.promise && known.promise !== promise) return say("seal-promise", { promise: known.promise.slice(0, SHORT) });
  if (known.mark && known.mark !== mark) return say("seal-other", { seal: known.mark.slice(0, SHORT) });
  const answer = record && (await fetch(record).catch(() => null));
  if (!answer?.ok) return "";
  const text = await answer.text();
  if (known.word && !JSON.parse(text).seal.words.includes(tidy(known.word))) return say("seal-word", { word: known.word });
  if (!crypto.subtle) return known.mark ? say("seal-seen") : ""; // which a browser has for safe addresses alone
  if (!(await fits(text))) return say("seal-wrong");
  return say(known.mark ? "seal-same" : "seal-worked");
}

async function look() {
  const shown = box()?.dataset;
  if (!shown?.promise) return;
  const open = "record" in shown;
  const known = memory(shown.match);
  if (!open && shown.mark && !known.mark) remember(shown.match, { mark: shown.mark });
  const key = `${shown.match} ${shown.mark ?? ""} ${open}`;
  if (open || (known.promise && known.promise !== shown.promise) || (known.mark && known.mark !== shown.mark)) {
    if (!told.has(key)) told.set(key, await verdict(shown));
  }
  const line = box()?.querySelector(".checked");
  if (line && told.has(key)) line.textContent = told.get(key);
}

const facts = come();
if (facts && box()?.dataset.match) remember(box().dataset.match, facts);
look();
addEventListener("shown", look);
