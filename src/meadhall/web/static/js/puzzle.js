// The page of a puzzle: hands and keys as at a table; a choice leads to the page with the answer.

import "./hall.js";
import "./hand.js";
import "./sheet.js";

addEventListener("keydown", ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (ctrlKey || metaKey || altKey || target.closest?.("input:not([type=radio], [type=checkbox]), select")) return;
  if (/^[1-9]$/.test(key)) document.querySelector(`#options [data-key="${key}"]`)?.click();
});
