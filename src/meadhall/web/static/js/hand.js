// Cards in a hand: a click, a key or a swipe selects one, and the table shows what would come of it; a button lays it.

const SWIPE = 45; // pixels
const narrow = matchMedia("(max-width: 559px), (max-width: 700px) and (min-height: 421px)");

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

/** The use with this letter of the selected card, where a card has several. */
export function use(letter) {
  const found = picked()?.parentElement.querySelector(`.pick[data-use="${letter}"]`);
  if (found) select(found);
  return Boolean(found);
}

/** Whoever the selected card could be aimed at. */
const aims = () => [...document.querySelectorAll("#options .lay[data-target]")].filter((button) => button.checkVisibility());

/** What the selected card would change lights up, and whom it reaches. */
function foresee() {
  for (const old of document.querySelectorAll(".foreseen, .reached")) old.classList.remove("foreseen", "reached");
  const action = picked() && layer()?.value;
  if (!action) return;
  for (const aim of aims()) document.querySelector(`#board .piece[data-target="${aim.dataset.target}"]`)?.classList.add("reached");
  aimed(layer());
  for (const place of document.querySelectorAll(`[data-shows="${action}"]`)) place.classList.add("foreseen");
}

/** The way of the attack that is pointed at, or else of the first. */
function aimed(button) {
  for (const way of document.querySelectorAll("#board .way[data-aims]")) {
    way.classList.toggle("foreseen", way.dataset.aims === button?.dataset.target);
  }
}
const pointed = (event) => {
  const aim = event.target.closest?.("#options .lay[data-target], #board .reached");
  if (aim) aimed(aim);
};
addEventListener("pointerover", pointed);
addEventListener("focusin", pointed);

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

// A second click on what is selected does it; a click on whom it reaches aims it there.
addEventListener("click", (event) => {
  const again = event.target.closest?.("#hand label.again");
  if (again?.control?.checked) {
    event.preventDefault();
    layer()?.click();
  }
  const piece = event.target.closest?.("#board .reached");
  if (piece) aims().find((aim) => aim.dataset.target === piece.dataset.target)?.click();
});

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
