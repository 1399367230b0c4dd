import { NAMES, OWN_WORDS, SPELLED, WRITTEN_OUT } from "./catalog-spellings.ts";

const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:'[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/** Words as they are compared: small, without accents and marks, contractions written out, one spelling of each. */
export function comparedWords(text: string): string[] {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘ʼ`´′]/g, "'");
  return [...plain.matchAll(TOKEN)].flatMap(([token]) => {
    const folded = token.normalize("NFD").replace(/\p{M}/gu, "");
    const long = WRITTEN_OUT.get(folded);
    return (long ?? [folded.replaceAll("'", "")]).map((word) => SPELLED.get(word) ?? word);
  });
}

const LEAST_LETTERS = 5;

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);

/** One letter inside the word is missing, or doubled, or two have changed places: a slip, not another word. */
export function isSlip(expected: string, typed: string): boolean {
  if (expected.length < LEAST_LETTERS || typed.length < LEAST_LETTERS - 1) return false;
  if (OWN_WORDS.has(typed) || expected.at(0) !== typed.at(0) || expected.at(-1) !== typed.at(-1))
    return false;
  let at = 0;
  while (at < expected.length && expected[at] === typed[at]) at++;
  const difference = typed.length - expected.length;
  // in Spanish `rr` is a sound of its own
  if (difference === -1) return without(expected, at) === typed && expected.slice(at - 1, at + 1) !== "rr";
  if (difference === 1) return without(typed, at) === expected && typed.slice(at - 1, at + 1) !== "rr";
  if (difference !== 0) return false;
  return (
    expected[at] === typed[at + 1] &&
    expected[at + 1] === typed[at] &&
    expected.slice(at + 2) === typed.slice(at + 2)
  );
}

export const isSame = (expected: string, typed: string): boolean =>
  expected === typed || isSlip(expected, typed);

const oneOf = (first: string, second: string): readonly string[] => {
  const name = NAMES.get(`${first} ${second}`);
  return name ? [first + second, name] : [first + second];
};

/** Two words that stand for one: `for ever`, `loving kindness`, `the LORD`. */
export const isJoined = (one: string, first: string, second: string): boolean =>
  oneOf(first, second).includes(one);

export type Step =
  | { kind: "same"; expected: number; typed: number; widthExpected: 1 | 2; widthTyped: 1 | 2 }
  | { kind: "other"; expected: number; typed: number }
  | { kind: "missing"; expected: number }
  | { kind: "extra"; typed: number };

/** The shortest way from what was expected to what was typed (Levenshtein), with what each word became. */
export function aligned(expected: readonly string[], typed: readonly string[]): Step[] {
  const wide = typed.length + 1;
  const cost = new Uint16Array((expected.length + 1) * wide);
  const isOne = (i: number, j: number, wideE: number, wideT: number): boolean => {
    if (i < wideE || j < wideT) return false;
    const [e, t] = [expected[i - wideE] ?? "", typed[j - wideT] ?? ""];
    if (wideE === 2) return isJoined(t, e, expected[i - 1] ?? "");
    return wideT === 2 ? isJoined(e, t, typed[j - 1] ?? "") : isSame(e, t);
  };
  const at = (i: number, j: number): number => cost[i * wide + j] ?? 0;
  const WAYS = [
    [1, 1],
    [1, 2],
    [2, 1],
  ] as const;
  for (let i = 0; i <= expected.length; i++)
    for (let j = 0; j <= typed.length; j++) {
      if (i === 0 || j === 0) {
        cost[i * wide + j] = i + j;
        continue;
      }
      let least = 1 + Math.min(at(i - 1, j - 1), at(i - 1, j), at(i, j - 1));
      for (const [e, t] of WAYS) if (isOne(i, j, e, t)) least = Math.min(least, at(i - e, j - t));
      cost[i * wide + j] = least;
    }
  const steps: Step[] = [];
  for (let i = expected.length, j = typed.length; i > 0 || j > 0; ) {
    const way = WAYS.find(([e, t]) => isOne(i, j, e, t) && at(i, j) === at(i - e, j - t));
    if (way) {
      const [widthExpected, widthTyped] = way;
      [i, j] = [i - widthExpected, j - widthTyped];
      steps.push({ kind: "same", expected: i, typed: j, widthExpected, widthTyped });
    } else if (i > 0 && at(i, j) === 1 + at(i - 1, j)) {
      i--;
      steps.push({ kind: "missing", expected: i });
    } else if (i > 0 && j > 0 && at(i, j) === 1 + at(i - 1, j - 1)) {
      [i, j] = [i - 1, j - 1];
      steps.push({ kind: "other", expected: i, typed: j });
    } else {
      j--;
      steps.push({ kind: "extra", typed: j });
    }
  }
  return steps.reverse();
}
