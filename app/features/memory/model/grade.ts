import type { ReviewGrade } from "./schedule.ts";
import { gapsOf, type Printed, phrasesOf, printedWords } from "./text.ts";
import { comparedWords } from "./words.ts";

export { EXERCISES, type Exercise, isWord, type Outcome } from "./check.ts";

import { CHECKS, type Exercise, isAllOf, type Outcome } from "./check.ts";

/** What a review leaves: everything that its grade is made of. */
export type Evidence = {
  exercise: Exercise;
  /** Draws the gaps and the order of phrases (`seedOf`). */
  round: number;
  /** One text; for gaps one a gap, for the order the places of the phrases as they were laid out. */
  answer: readonly string[];
  hints: number;
  /** From the text's being hidden to the answer; null where nobody has measured it. */
  ms: number | null;
  pasted: boolean;
};

export const REASONS = [
  "empty",
  "wrong",
  "pasted",
  "too_quick",
  "hints",
  "hint",
  "clean",
  "quick",
  "translation",
] as const;
export type Reason = (typeof REASONS)[number];

export type Graded = {
  grade: ReviewGrade;
  reason: Reason;
  /** One for each printed word of the text. */
  words: Outcome[];
  /** Typed beside the words of the verse. */
  extra: number;
};

/** More hints than these are hard. */
export const FREE_HINTS = 2;

/** Quick: for each word, gap or phrase, and what anybody needs to begin, ms. */
const QUICK_MS: Record<Exercise, number> = { letters: 900, gaps: 4_000, order: 3_000, typing: 1_500 };
const BEGIN_MS = 3_000;
/** Nobody types faster: for a letter, ms. */
const FASTEST_LETTER_MS = 50;
/** Fewer letters than these prove nothing by their speed. */
const LEAST_LETTERS = 20;

/** Longer than twelve verses are in any translation. */
export const MAX_ANSWER = 8_000;

export const seedOf = (key: string, round: number): string => `${key} ${round}`;

export type Text = {
  key: string;
  /** As it is shipped, in the card's translation. */
  text: string;
  /** The same verses in the other translations of that language. */
  others: readonly string[];
};

/** Right or not, hints, time: the grade with its reason (field.md, section 6). */
export function graded({ key, text, others }: Text, evidence: Evidence): Graded {
  const words = printedWords(text);
  const { exercise, answer, hints, ms, pasted } = evidence;
  const given = answer.join(" ");
  const none = words.map((): Outcome => ({ state: "missing" }));
  if (comparedWords(given).length === 0) return { grade: 1, reason: "empty", words: none, extra: 0 };
  const seed = seedOf(key, evidence.round);
  const checked = CHECKS[exercise](words, answer, seed);
  const isClean = checked.extra === 0 && checked.words.every(({ state }) => state === "right");
  if (!isClean) {
    const isOther = exercise === "typing" && !pasted && others.some((other) => isAllOf(other, given));
    if (!isOther) return { grade: 1, reason: "wrong", ...checked };
    if (hints > FREE_HINTS) return { grade: 2, reason: "hints", ...checked };
    return { grade: 3, reason: "translation", ...checked };
  }
  if (pasted) return { grade: 1, reason: "pasted", ...checked };
  const letters = exercise === "order" ? 0 : given.length;
  if (ms !== null && letters >= LEAST_LETTERS && ms < letters * FASTEST_LETTER_MS)
    return { grade: 1, reason: "too_quick", ...checked };
  if (hints > FREE_HINTS) return { grade: 2, reason: "hints", ...checked };
  if (hints > 0) return { grade: 3, reason: "hint", ...checked };
  const isQuick =
    ms !== null && ms > 0 && ms <= BEGIN_MS + QUICK_MS[exercise] * unitsOf(exercise, words, seed);
  return { grade: isQuick ? 4 : 3, reason: isQuick ? "quick" : "clean", ...checked };
}

const unitsOf = (exercise: Exercise, words: readonly Printed[], seed: string): number =>
  exercise === "gaps"
    ? gapsOf(words, seed).length
    : exercise === "order"
      ? phrasesOf(words).length
      : words.length;

/** What is asked of a card, by how well it is known. */
export function exerciseFor({ state, scheduledDays }: { state: number; scheduledDays: number }): Exercise {
  if (state !== 2) return "letters";
  if (scheduledDays < 4) return "gaps";
  return scheduledDays < 10 ? "order" : "typing";
}
