/** How a vendor of time speaks: until the first word, between two words, and how many. */
export type Pace = { firstMs: number; everyMs: number; words: number };

const LETTERS = "abcdefghij";

/** Words of a sentence, as models write them. */
const SENTENCE_WORDS = 12;

/** The same clock in every thread, ms. */
export const clock = (): number => performance.timeOrigin + performance.now();

/**
 * A word of letters alone that says when it was said, to a hundredth of a millisecond; no language has it. Words come
 * in sentences, each with a capital and a stop: the product waits for whole ones.
 * @param nth of the answer, from 0
 */
export function timedWord(nth: number): string {
  const letters = [...Math.round(clock() * 100).toString()].map((digit) => LETTERS.charAt(Number(digit)));
  const isFirst = nth % SENTENCE_WORDS === 0;
  const isLast = nth % SENTENCE_WORDS === SENTENCE_WORDS - 1;
  return `${isFirst ? "Q" : "q"}${letters.join("")}${isLast ? "." : ""} `;
}

/** A word: when it was said, and whether its sentence ended with it. */
export type TimedWord = { said: number; ends: boolean };

/** The words of a text. */
export const wordsIn = (text: string): TimedWord[] =>
  [...text.matchAll(/\b[qQ]([a-j]{12,})(\.?)/g)].map(([, letters = "", stop]) => ({
    said: Number([...letters].map((letter) => LETTERS.indexOf(letter)).join("")) / 100,
    ends: stop === ".",
  }));
