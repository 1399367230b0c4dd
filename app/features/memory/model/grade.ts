import type { ReviewGrade } from "./schedule.ts";
import { gapsOf, laidOut, type Printed, phrasesOf, printedWords } from "./text.ts";
import { aligned, comparedWords, isSame, type Step } from "./words.ts";

export const EXERCISES = ["letters", "gaps", "order", "typing"] as const;
export type Exercise = (typeof EXERCISES)[number];

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

/** A word of the verse as it came out; `typed`: what stands in its place. */
export type Outcome = { state: "right" | "wrong" | "missing"; typed?: string };

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
export const MOST_ANSWER = 8_000;

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

type Checked = { words: Outcome[]; extra: number };
type Check = (words: readonly Printed[], answer: readonly string[], seed: string) => Checked;

const CHECKS: Record<Exercise, Check> = {
  typing: (words, answer) =>
    compared(
      words.map(({ word }) => comparedWords(word)),
      comparedWords(answer.join(" ")),
    ),
  letters: (words, answer) => {
    const expected = words.map(({ word }) => [...(comparedWords(word)[0] ?? "")].slice(0, 1));
    const ways = lettersOf(answer.join(" ")).map((typed) => compared(expected, typed));
    const faults = ({ words: all, extra }: Checked) =>
      extra + all.filter(({ state }) => state !== "right").length;
    return ways.reduce((best, way) => (faults(way) < faults(best) ? way : best));
  },
  gaps: (words, answer, seed) => {
    const gaps = gapsOf(words, seed);
    return {
      words: words.map(({ word }, at): Outcome => {
        const gap = gaps.indexOf(at);
        return gap < 0 ? { state: "right" } : filled(word, answer[gap] ?? "");
      }),
      extra: Math.max(0, answer.length - gaps.length),
    };
  },
  order: (words, answer, seed) => {
    const phrases = phrasesOf(words);
    const order = laidOut(phrases, seed);
    const put = answer.map((place) => phrases[order[Number(place)] ?? -1]);
    // a phrase that stands twice in the text may be put in either place, each laid-out one once
    const isOnce = new Set(answer).size === answer.length;
    const states = phrases.flatMap((phrase, at) => {
      const isRight = isOnce && put[at] === phrase;
      const state = put[at] === undefined ? "missing" : isRight ? "right" : "wrong";
      return printedWords(phrase).map((): Outcome => ({ state }));
    });
    return {
      words: words.map((_, at) => states[at] ?? { state: "missing" }),
      extra: Math.max(0, put.length - phrases.length),
    };
  },
};

function filled(word: string, typed: string): Outcome {
  const [expected, found] = [comparedWords(word), comparedWords(typed)];
  if (found.length === 0) return { state: "missing" };
  const { words, extra } = compared([expected], found);
  return extra === 0 ? (words[0] ?? { state: "missing" }) : { state: "wrong", typed: typed.slice(0, 60) };
}

/** First letters, typed in one go or apart; or of whole words that were typed in their place. */
function lettersOf(answer: string): string[][] {
  const words = comparedWords(answer);
  return [[...words.join("")], words.map((word) => word.slice(0, 1))];
}

/** More typed words than these are no verse any more. */
const mostTyped = (expected: number): number => expected * 2 + 50;

function compared(expected: readonly (readonly string[])[], typed: readonly string[]): Checked {
  const flat = expected.flat();
  const places = expected.flatMap((tokens, at) => tokens.map(() => at));
  const words = expected.map((): Outcome => ({ state: "right" }));
  const kept = typed.slice(0, mostTyped(flat.length));
  let extra = typed.length - kept.length;
  const mark = (step: Step) => {
    if (step.kind === "same") return;
    if (step.kind === "extra") extra++;
    else words[places[step.expected] ?? 0] = outcomeOf(step, kept);
  };
  for (const step of aligned(flat, kept)) mark(step);
  return { words, extra };
}

const outcomeOf = (step: Exclude<Step, { kind: "same" | "extra" }>, typed: readonly string[]): Outcome =>
  step.kind === "missing"
    ? { state: "missing" }
    : { state: "wrong", typed: (typed[step.typed] ?? "").slice(0, 60) };

const isAllOf = (text: string, given: string): boolean => {
  const { words, extra } = compared(
    printedWords(text).map(({ word }) => comparedWords(word)),
    comparedWords(given),
  );
  return extra === 0 && words.every(({ state }) => state === "right");
};

/** Whether one typed word is the printed one, for what the page shows while somebody types. */
export const isWord = (word: string, typed: string): boolean => {
  const [expected, found] = [comparedWords(word), comparedWords(typed)];
  return expected.length === found.length && expected.every((each, at) => isSame(each, found[at] ?? ""));
};

/** What is asked of a card, by how well it is known. */
export function exerciseFor({ state, scheduledDays }: { state: number; scheduledDays: number }): Exercise {
  if (state !== 2) return "letters";
  if (scheduledDays < 4) return "gaps";
  return scheduledDays < 10 ? "order" : "typing";
}
