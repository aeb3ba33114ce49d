// On a phone: a tap on somebody on the ring opens their board, a tap beside the sheet folds it. Neither answers anything.

const small = matchMedia("(max-width: 700px), (max-width: 1199px) and (max-height: 500px)");

addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (!small.matches || !target?.closest("#circle") || target.closest("button, .reached")) return;
  const seat = target.closest("[data-target]")?.dataset.target;
  const board = seat && document.getElementById(`seat-${seat}`);
  const fold = document.getElementById("fold");
  if (board) board.focus({ preventScroll: true });
  else if (fold) fold.checked = !fold.checked;
});
