// Runs before anything is drawn, so that the page never flashes in the wrong colours.
document.documentElement.classList.add("js");
try {
  const mode = localStorage.getItem("meadhall.mode");
  if (mode === "day" || mode === "night") document.documentElement.dataset.mode = mode;
} catch {
  // without storage the machine's own preference decides
}
