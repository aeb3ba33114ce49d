// The line to the server: hears that the table has changed, and fetches how it looks now.

import { main } from "./morph.js";
import { caughtUp, newest, present } from "./scene.js";

const offline = document.getElementById("offline");
let source = null;
let lost = 0;
let asking = null;
let again = false;
let heard = 0; // the newest version that there is
let held = 0; // answers under way that bring the table along

export function connect() {
  const address = main().dataset.events;
  if (!address || document.hidden) return;
  source?.close();
  source = new EventSource(`${address}?since=${encodeURIComponent(newest().version)}`);
  source.addEventListener("open", online);
  source.addEventListener("table", (event) => {
    online();
    heard = JSON.parse(event.data).version;
    if (!held && String(heard) !== newest().version) refresh();
  });
  source.addEventListener("here", ({ data }) => {
    online();
    caughtUp(data);
  });
  source.addEventListener("error", () => {
    unreached();
    if (source.readyState === EventSource.CLOSED) setTimeout(connect, 3000);
  });
}

export function online() {
  if (!navigator.onLine) return; // an answer that was under way when the line was cut
  clearTimeout(lost);
  lost = 0;
  offline.hidden = true;
  document.querySelector("#notice[data-lost]")?.remove();
}

/** Says after a moment that the hall can't be reached. */
export function unreached() {
  lost ||= setTimeout(() => (offline.hidden = false), 2000);
}

/** The answer to what is being sent now is the table itself: the news of it need not be fetched as well. */
export function hold() {
  held += 1;
}

export function release() {
  held -= 1;
  if (!held && heard > Number(newest().version)) refresh();
}

/** Fetches the newest state; asked twice at once, it looks a second time instead of running beside itself. */
export function refresh() {
  again = true;
  asking ??= catchUp().finally(() => (asking = null));
  return asking;
}

async function catchUp() {
  try {
    while (again) {
      again = false;
      const { version, told } = newest();
      const headers = { "X-Meadhall": "fragment", "X-Meadhall-Told": told };
      const answer = await fetch(`${main().dataset.fragment}?since=${encodeURIComponent(version)}`, { headers });
      if (answer.ok && answer.status !== 204) await present(await answer.text());
    }
    online();
  } catch {
    unreached();
  }
}

// A phone that slept, a laptop that was closed, a tab that comes back: catch up, then listen again.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && main().dataset.events) refresh().then(connect);
});
addEventListener("online", () => refresh().then(connect));
addEventListener("offline", () => (offline.hidden = false));
addEventListener("pageshow", (event) => event.persisted && refresh().then(connect));
