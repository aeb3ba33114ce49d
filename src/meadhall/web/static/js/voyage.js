// Ships of Bottlecap Vikings travel round the ring to where they lie now, past other ships and across the line.

const EACH = 260; // milliseconds for a space
const EIGHTH = 45; // degrees
const still = matchMedia("(prefers-reduced-motion: reduce)");
let lay = where();

/** Where each ship lies, by its id. */
function where() {
  return new Map([...document.querySelectorAll(".afloat.ship[data-at]")].map(({ id, dataset }) => [id, Number(dataset.at)]));
}

function travel(ship, from, to) {
  const heading = Number(ship.dataset.heading);
  const spaces = ((((to - from) * heading) % 8) + 8) % 8;
  if (!spaces || document.hidden || still.matches || !ship.animate) return;
  const angle = (at) => `${at * EIGHTH}deg`;
  ship.classList.add("sails");
  ship
    .animate([{ "--a": angle(to - heading * spaces) }, { "--a": angle(to) }], { duration: EACH * spaces, easing: "ease-in-out" })
    .finished.catch(() => {})
    .finally(() => ship.classList.remove("sails"));
}

addEventListener("shown", () => {
  const now = where();
  for (const [id, to] of now) {
    const from = lay.get(id);
    if (from !== undefined && from !== to) travel(document.getElementById(id), from, to);
  }
  if (now.size) lay = now;
});
