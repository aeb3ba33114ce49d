// The invitation: shows who has sat down, and goes to the table when the match begins, as a clock may run there.

import "./hall.js";

const { events, table } = document.getElementById("main").dataset;

function listen() {
  const source = new EventSource(events);
  source.addEventListener("table", look);
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  });
}

/** This page leads to the table as soon as there is nobody left to invite. */
async function look() {
  const answer = await fetch(location.href, { redirect: "manual" }).catch(() => null);
  if (answer?.type === "opaqueredirect") return location.replace(table);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.getElementById("sitting").replaceWith(fresh.getElementById("sitting"));
}

listen();
document.addEventListener("visibilitychange", () => document.hidden || look());
