// What this browser remembers, where it may remember anything at all.

export function recall(key) {
  try {
    return localStorage.getItem(`meadhall.${key}`);
  } catch {
    return null;
  }
}

export function keep(key, value) {
  try {
    localStorage.setItem(`meadhall.${key}`, value);
  } catch {
    // private windows may refuse; then it holds as long as the page does
  }
}
