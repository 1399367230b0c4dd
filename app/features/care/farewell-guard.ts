import { hasHook } from "./hooks.ts";

const STOP = /[.!?…]/;
const CLOSES = /["”’»)\]*_]/;
const BLANK = /\s/;

export type FarewellGuard = {
  /** What of the words may be said now. */
  push(text: string): string;
  /** What was held back to the end. */
  end(): string;
  /** What is held back, as it is: something came up before which a goodbye goes back. */
  release(): string;
};

const cleared = (sentence: string): string => (hasHook(sentence) ? "" : sentence);

/**
 * Stands between the model and a member who has said goodbye: a sentence waits for its end, and one that would keep
 * the person is left out. It ends with the blank behind its stop, or with its line; each letter is looked at once.
 */
export function createFarewellGuard(): FarewellGuard {
  let held: string[] = [];
  let stopped = false;
  const take = (): string => {
    const words = held.join("");
    held = [];
    stopped = false;
    return words;
  };
  return {
    push(text) {
      let clear = "";
      let from = 0;
      for (let at = 0; at < text.length; at++) {
        const sign = text.charAt(at);
        if (sign === "\n" || (stopped && BLANK.test(sign))) {
          while (at + 1 < text.length && BLANK.test(text.charAt(at + 1))) at++;
          held.push(text.slice(from, at + 1));
          from = at + 1;
          clear += cleared(take());
        } else stopped = STOP.test(sign) || (stopped && CLOSES.test(sign));
      }
      if (from < text.length) held.push(text.slice(from));
      return clear;
    },
    end: () => cleared(take()),
    release: take,
  };
}
