// Turning the page into its next state: what stays keeps its place and focus, pieces glide to where they are now.

const library = await import("../vendor/idiomorph.js").catch(() => null);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(max-width: 559px), (max-width: 700px) and (min-height: 421px)");
let moving = null;

export const main = () => document.getElementById("main");

/** The main element of this HTML. */
export function parsed(text) {
  const next = new DOMParser().parseFromString(text, "text/html").getElementById("main");
  if (!next) throw new Error("There is no table in this answer.");
  return next;
}

/** Shows the main element of this HTML. */
export const show = (text) => paint(parsed(text));

/**
 * Turns the page into this main element. Resolves when the page is changed; gliding may go on.
 * A picture of a scene glides though no decision was made; what the scene has `said` is not told again.
 */
export async function paint(next, { picture = false, said = false } = {}) {
  if (overtaken(next)) return;
  const before = { ...main().dataset, told: Number(document.getElementById("log")?.dataset.told ?? 0) };
  const focus = remembered();
  const hurry = moving !== null; // what comes while pieces glide is shown at once
  moving?.skipTransition();
  const moves = picture || before.number !== next.dataset.number;
  if (moves && !hurry && document.startViewTransition && !still.matches && !document.hidden) {
    const glides = gliding(next);
    name(glides);
    moving = document.startViewTransition(() => {
      if (overtaken(next)) return;
      change(next);
      name(glides);
    });
    const own = moving;
    own.ready.catch(() => {}); // skipped when the next change comes before it has begun
    own.finished.catch(() => {}).finally(() => {
      name(() => false);
      moving = null;
    });
    await own.updateCallbackDone;
  } else {
    change(next);
  }
  restore(focus);
  dispatchEvent(new CustomEvent("shown", { detail: { ...before, picture, said } }));
}

/** Whether the page shows something newer already. */
const overtaken = (next) => Number(next.dataset.version) < Number(main().dataset.version);

function change(next) {
  const asks = main().dataset.number;
  const asked = choice() !== null;
  const typed = [...main().querySelectorAll("input[id]:is([type=search], :not([type]))")].map(({ id, value }) => [id, value]);
  const turned = [...main().querySelectorAll(":is(.pick, .turn):checked")].map(({ id }) => id); // cards in a hand
  if (library) {
    library.Idiomorph.morph(main(), next, { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated: mayChange } });
  } else {
    main().replaceWith(document.importNode(next, true));
  }
  if (asks !== main().dataset.number) document.querySelector("#options .choices")?.scrollTo(0, 0); // another question
  if (narrow.matches && (asks !== main().dataset.number || !asked)) intoSight(choice());
  for (const [id, value] of typed) {
    const field = document.getElementById(id);
    if (field && value) field.value = value;
  }
  for (const id of turned) {
    const card = document.getElementById(id);
    if (card) card.checked = true;
  }
}

const choice = () => document.querySelector("#options .choice");

/** Who has scrolled for the question before finds the answers to this one below the bar, not behind it. */
function intoSight(first) {
  if (!first?.offsetParent || lies(document.getElementById("options"))) return;
  const hidden = document.getElementById("decision").getBoundingClientRect().bottom + 8 - first.getBoundingClientRect().top;
  if (hidden > 0) scrollBy({ top: -hidden, behavior: "instant" });
}

/** What the person has opened stays open, and what was closed stays closed. */
function mayChange(attribute, node) {
  return !(attribute === "open" && node.matches("#menu, #menu details, #seal, .minute, #absence, #welcome, #burning, #ending, .moment, .stays")) && !(attribute === "hidden" && node.id === "advice");
}

/**
 * Which pieces glide: what glides can't be clicked meanwhile, so whatever can be clicked next is there at once.
 * It is drawn above all else, so nothing glides below a stage.
 */
function gliding(next) {
  if (next.querySelector("#stage") || document.getElementById("stage")) return () => false;
  const clicked = "[data-place], label"; // a place on the table, or a card of a hand that is selected first
  const wanted = [...next.querySelectorAll("[data-vt]")].filter((piece) => piece.closest(clicked) || piece.querySelector(clicked));
  const staying = new Set(wanted.map((piece) => piece.dataset.vt));
  return (piece) => !staying.has(piece.dataset.vt);
}

/** Pieces that glide have a name while they do; one that is not shown, or lies below a sheet, must not have it. */
function name(glides) {
  const sheets = [...document.querySelectorAll(".decision, #options, .phone-tabs")].filter(lies).map(box);
  for (const piece of document.querySelectorAll("[data-vt]")) {
    const shown = glides(piece) && piece.offsetParent !== null && !sheets.some((sheet) => meet(sheet, box(piece)));
    piece.style.viewTransitionName = shown ? piece.dataset.vt : "";
  }
}

const lies = (part) => ["sticky", "fixed"].includes(getComputedStyle(part).position);
const box = (part) => part.getBoundingClientRect();
const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function remembered() {
  const element = document.activeElement;
  return { id: element?.id ?? "", inOptions: Boolean(element?.closest?.("#options, #stage, .scene-tools")) };
}

/** Focus stays where it was; if that is gone, it goes to what is to be decided next. */
function restore({ id, inOptions }) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const same = id && document.getElementById(id);
  if (same) same.focus();
  else if (inOptions) (document.querySelector("#scene-next, #options .choice") ?? main()).focus({ preventScroll: true });
}
