/** Letters alone, without accents and case. */
export const plainWord = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:the|a|an|el|la|los|las|un|una) /, "");

/** How many letters are wrong, missing, too many, or changed places with their neighbor. */
export function distanceOf(one: string, other: string): number {
  const width = other.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j < width; j++) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[width - 1] ?? 0;
}

export type Match = { kind: "found"; at: number } | { kind: "near"; at: number } | { kind: "none" };

/** Letters that may be wrong in a word: none in a short one. */
const slips = (word: string): number => (word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * Which answer was meant: by any of its forms, else by a slip of the fingers. One slip is taken, two are asked about;
 * a slip that fits two answers is none.
 */
export function matchOf(typed: string, answers: readonly { forms: readonly string[] }[]): Match {
  const word = plainWord(typed);
  if (word === "") return { kind: "none" };
  const distances = answers.map(({ forms }) =>
    Math.min(
      ...forms.map(plainWord).map((form) => {
        const distance = distanceOf(word, form);
        return distance <= slips(form) ? distance : Number.POSITIVE_INFINITY;
      }),
    ),
  );
  const least = Math.min(...distances);
  const nearest = distances.flatMap((distance, at) => (distance === least ? [at] : []));
  const [at] = nearest;
  if (at === undefined || !Number.isFinite(least) || nearest.length > 1) return { kind: "none" };
  return { kind: least <= 1 ? "found" : "near", at };
}
