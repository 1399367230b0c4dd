import { clings, hasHook } from "./hooks.ts";

const STOP = /[.!?…]/;
const CLOSES = /["”’»)\]*_]/;
const BLANK = /\s/;
/** The beginning of an answer that is no goodbye is let through as it comes, characters: nobody waits for it. */
const FREE = 160;

export type FarewellGuard = {
  /** What of the words may be said now. */
  push(text: string): string;
  /** What was held back before something that is no words: a verse. */
  beforeVerse(): string;
  /** What was held back to the end. */
  end(): string;
  /** What is held back, as it is: something came up before which a goodbye goes back. */
  release(): string;
};

/**
 * Stands between the model and the member: a sentence waits for its end, which is the blank behind its stop, or its
 * line; each letter is looked at once. To a member who has said goodbye (`leaves`) no sentence is said that would keep
 * them. In any other answer what clings to the person is held back, and said only where something else comes after it:
 * no answer ends so.
 */
export function createFarewellGuard(leaves = true): FarewellGuard {
  let held: string[] = [];
  let stopped = false;
  let clinging = "";
  let free = leaves ? 0 : FREE;
  const take = (): string => {
    const words = held.join("");
    held = [];
    stopped = false;
    return words;
  };
  const cleared = (sentence: string): string => {
    if (leaves) return hasHook(sentence) ? "" : sentence;
    if (clings(sentence)) {
      clinging += sentence;
      return "";
    }
    const words = clinging + sentence;
    if (sentence.trim()) clinging = "";
    return sentence.trim() ? words : "";
  };
  const read = (text: string): string => {
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
  };
  const release = (): string => {
    const words = clinging + take();
    clinging = "";
    return words;
  };
  return {
    push(text) {
      const now = text.slice(0, free);
      free -= now.length;
      return now + read(text.slice(now.length));
    },
    beforeVerse: () => (leaves ? cleared(take()) : release()),
    end: () => cleared(take()),
    release,
  };
}
