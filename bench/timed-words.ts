/** How a vendor of time speaks: until the first word, between two words, and how many. */
export type Pace = { firstMs: number; everyMs: number; words: number };

const LETTERS = "abcdefghij";

/** The same clock in every thread, ms. */
export const clock = (): number => performance.timeOrigin + performance.now();

/** A word of letters alone that says when it was said, to a hundredth of a millisecond; no language has it. */
export const timedWord = (): string =>
  `q${[...Math.round(clock() * 100).toString()].map((digit) => LETTERS.charAt(Number(digit))).join("")} `;

/** When each word of a text was said. */
export const timesIn = (text: string): number[] =>
  (text.match(/\bq[a-j]{12,}/g) ?? []).map(
    (word) => Number([...word.slice(1)].map((letter) => LETTERS.indexOf(letter)).join("")) / 100,
  );
