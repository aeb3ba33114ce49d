// How many lines of the chat have come since it was last open: others' lines only, nobody is news to themselves.

import { main } from "./morph.js";
import { keep, recall } from "./store.js";
import { say } from "./words.js";

const key = `read.${main().dataset.match}`;
let read = Number(recall(key) ?? 0);

function count() {
  const marks = document.querySelectorAll("[data-said]");
  const said = Number(marks[0]?.dataset.said ?? 0);
  if (document.getElementById("chat")?.checkVisibility() && said !== read) {
    read = said;
    keep(key, String(read));
  }
  for (const mark of marks) {
    const fresh = Math.max(0, said - read);
    mark.hidden = !fresh;
    mark.textContent = fresh || "";
    mark.title = fresh ? say("unread", { count: fresh }) : "";
  }
}

addEventListener("shown", count);
addEventListener("click", count); // a tab may have been opened
addEventListener("keyup", count);
count();
