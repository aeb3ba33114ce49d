// What every page has: day and night, copying an address, your name, and explanations.

import { keep, recall } from "./store.js";
import "./seal.js";
import "./tips.js";
import { say } from "./words.js";

const actions = {
  mode() {
    const root = document.documentElement;
    const night = root.dataset.mode ? root.dataset.mode === "night" : !matchMedia("(prefers-color-scheme: light)").matches;
    root.dataset.mode = night ? "day" : "night";
    keep("mode", root.dataset.mode);
  },
  async copy(button) {
    const field = document.getElementById(button.dataset.copies);
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select();
      document.execCommand("copy");
    }
    button.textContent = say("copied");
  },
};

addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-do]") : null;
  const action = button && actions[button.dataset.do];
  if (action) action(button);
});

// The server remembers the name too; this is for a browser that comes back without its cookie.
for (const field of document.querySelectorAll("#my-name, #name")) {
  if (!field.value) field.value = recall("name") ?? "";
  field.addEventListener("change", () => keep("name", field.value.trim()));
}
document.getElementById("my-name")?.addEventListener("change", (event) => event.target.form?.requestSubmit());

export const doing = (name, action) => {
  actions[name] = action;
};
