import { hasHook } from "./hooks.ts";

/** To the end of a sentence or line, with the blank by which it is known that it has ended. */
const SENTENCE = /^(?:[^\n]*?[.!?…]["”’»)\]*_]*\s+|[^\n]*\n\s*)/;

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
 * the person is left out.
 */
export function createFarewellGuard(): FarewellGuard {
  let held = "";
  return {
    push(text) {
      held += text;
      let clear = "";
      for (let sentence = SENTENCE.exec(held)?.[0]; sentence; sentence = SENTENCE.exec(held)?.[0]) {
        clear += cleared(sentence);
        held = held.slice(sentence.length);
      }
      return clear;
    },
    end() {
      const last = cleared(held);
      held = "";
      return last;
    },
    release() {
      const words = held;
      held = "";
      return words;
    },
  };
}
