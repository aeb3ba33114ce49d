// A line of chat with nothing but blanks in it is not sent: whoever pressed Enter by mistake hears no refusal.

function held(event) {
  if (event.target.id !== "say" || event.target.elements.text.value.trim()) return;
  event.preventDefault();
  event.stopPropagation();
}
addEventListener("submit", held, { capture: true }); // before it is posted
