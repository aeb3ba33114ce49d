// Numbers of the last page count up, from the last place to the first.

const EACH = 250; // milliseconds from one seat to the next
const LENGTH = 600;
const still = matchMedia("(prefers-reduced-motion: reduce)");
let counted = document.querySelector("[data-counts]") !== null; // a page that was opened at its end shows it as it is

function count(number, delay) {
  const most = Number(number.dataset.counts);
  const start = performance.now() + delay;
  const step = (now) => {
    const part = Math.min(1, Math.max(0, (now - start) / LENGTH));
    number.textContent = String(Math.round(most * part));
    if (part < 1 && number.isConnected) requestAnimationFrame(step);
  };
  step(performance.now());
}

addEventListener("shown", () => {
  const rows = [...document.querySelectorAll("#finale ol > li")];
  if (!rows.length) counted = false;
  else if (!counted && !still.matches) {
    for (const [place, row] of rows.reverse().entries()) {
      for (const number of row.querySelectorAll("[data-counts]")) count(number, place * EACH);
    }
  }
  counted ||= rows.length > 0;
});
