/** Where an arrow, Home or End leads in a row or a column of `count`; null for any other key. */
export function nextIndex(
  key: string,
  index: number,
  count: number,
  axis: "row" | "column" = "row",
): number | null {
  const [back, on] = axis === "row" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  if (count === 0) return null;
  if (key === on) return (index + 1) % count;
  if (key === back) return (Math.max(index, 0) - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/** The next entry after `index` that begins with a typed letter, around the end; null when none does. */
export function indexByLetter(letter: string, index: number, labels: readonly string[]): number | null {
  if (letter.length !== 1 || letter === " ") return null;
  const wanted = letter.toLocaleLowerCase();
  for (let step = 1; step <= labels.length; step++) {
    const at = (index + step) % labels.length;
    if (labels[at]?.toLocaleLowerCase().startsWith(wanted)) return at;
  }
  return null;
}

/** In a menu's list: the entry that a key leads to has the focus, and the key does nothing else. */
export function focusByKey(
  event: { key: string; preventDefault(): void },
  entries: readonly HTMLElement[],
  labels: readonly string[],
): void {
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const next = nextIndex(event.key, at, entries.length, "column") ?? indexByLetter(event.key, at, labels);
  if (next === null) return;
  event.preventDefault();
  entries[next]?.focus();
}
