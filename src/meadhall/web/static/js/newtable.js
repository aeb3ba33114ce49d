// The form of a new table: only a seat that somebody has can begin.

import "./hall.js";

const form = document.querySelector(".new-table");

function fit() {
  const taken = [...form.querySelectorAll(".seat select")].filter((seat) => seat.value !== "none").length;
  for (const who of form.querySelectorAll("select[data-seats]")) {
    for (const one of who.options) one.hidden = one.disabled = Number(one.value) >= taken; // a word is no number
    if (who.selectedOptions[0]?.disabled) who.selectedIndex = 0;
  }
}

form.addEventListener("change", fit);
fit();
