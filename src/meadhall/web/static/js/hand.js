// Cards in a hand: a click, a key or a swipe selects one, and the table shows what would come of it; a button lays it.

const SWIPE = 45; // pixels
const narrow = matchMedia("(max-width: 700px)");

const picks = () => [...document.querySelectorAll("#hand .pick")];
export const picked = () => document.querySelector("#hand .pick:checked");

/** The button that lays the selected card, with the face that is up. */
export const layer = () => [...document.querySelectorAll("#options .lay")].find((button) => button.checkVisibility());

/** The other face of the selected card comes up. */
export function turnOver() {
  const turner = picked() && document.getElementById(`turn-${picked().value}`);
  turner?.click();
  return Boolean(turner);
}

export function select(pick) {
  pick.focus({ preventScroll: true });
  if (!pick.checked) pick.click();
}

/** What the selected card would change lights up. */
function foresee() {
  for (const old of document.querySelectorAll(".foreseen")) old.classList.remove("foreseen");
  const action = picked() && layer()?.value;
  if (!action) return;
  for (const place of document.querySelectorAll(`[data-shows="${action}"]`)) place.classList.add("foreseen");
}

addEventListener("change", (event) => {
  if (!event.target.matches?.(".pick, .turn")) return;
  foresee();
  const card = picked()?.nextElementSibling;
  const strip = card?.closest(".cards");
  if (!strip) return;
  strip.scrollTo({ left: card.offsetLeft - (strip.clientWidth - card.offsetWidth) / 2, behavior: "smooth" });
  if (narrow.matches) document.getElementById("options").scrollIntoView({ block: "nearest" }); // the button in sight
});
addEventListener("shown", foresee);

// A finger that moves sideways over the selected card goes through the hand.
let from = null;
addEventListener("pointerdown", (event) => {
  from = event.pointerType === "touch" && event.target.closest?.("#options .chosen") ? { x: event.clientX, y: event.clientY } : null;
});
addEventListener("pointerup", (event) => {
  if (!from) return;
  const [x, y] = [event.clientX - from.x, event.clientY - from.y];
  from = null;
  if (Math.abs(x) < SWIPE || Math.abs(y) > Math.abs(x)) return;
  const all = picks();
  const next = all[all.indexOf(picked()) + (x < 0 ? 1 : -1)];
  if (next) select(next);
});

foresee();
