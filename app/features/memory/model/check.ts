import { gapsOf, laidOut, type Printed, phrasesOf, printedWords } from "./text.ts";
import { aligned, comparedWords, isSame, type Step } from "./words.ts";

export const EXERCISES = ["letters", "gaps", "order", "typing"] as const;
export type Exercise = (typeof EXERCISES)[number];

/** A word of the verse as it came out; `typed`: what stands in its place. */
export type Outcome = { state: "right" | "wrong" | "missing"; typed?: string };

export type Checked = { words: Outcome[]; extra: number };
type Check = (words: readonly Printed[], answer: readonly string[], seed: string) => Checked;

/** What was typed beside what was asked for, by exercise. */
export const CHECKS: Record<Exercise, Check> = {
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

/** Whether a text was typed, word for word. */
export const isAllOf = (text: string, given: string): boolean => {
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
