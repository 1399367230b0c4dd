/** A stretch of words that both have, or only one of them. */
export type Stretch = { kind: "same" | "gone" | "new"; text: string };

/** More words than these in the middle, and one stretch stands for the other. */
const MAX_COMPARED = 600;

/** Words with the space behind them, so that stretches join to the texts again. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** What changes from one text to another, word by word: the fewest words that are gone and new. */
export function differenceOf(before: string, after: string): Stretch[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const middle = compared(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return joined([
    { kind: "same", text: old.slice(0, start).join("") },
    ...middle,
    { kind: "same", text: end > 0 ? old.slice(-end).join("") : "" },
  ]);
}

function compared(old: readonly string[], now: readonly string[]): Stretch[] {
  if (old.length > MAX_COMPARED || now.length > MAX_COMPARED)
    return [
      { kind: "gone", text: old.join("") },
      { kind: "new", text: now.join("") },
    ];
  // how many words the rests have in common, from each place on
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      found.push({ kind: "same", text: was });
      i++;
      j++;
    } else if (was !== undefined && (is === undefined || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ kind: "gone", text: was });
      i++;
    } else {
      found.push({ kind: "new", text: is ?? "" });
      j++;
    }
  }
  return found;
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const { kind, text } of stretches) {
    const last = all.at(-1);
    if (text === "") continue;
    if (last?.kind === kind) last.text += text;
    else all.push({ kind, text });
  }
  return all;
}
