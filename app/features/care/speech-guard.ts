import { plainWords } from "#app/core/plain-words.ts";
import { claimAt } from "./claims.ts";
import { harmAt } from "./harm.ts";
import { messageAt } from "./messages.ts";

/** What the companion was about to say: to be somebody that it is not, or that somebody should die. */
export type Claim = "persona" | "harm";

/** Longest run of words that a claim has, and how much before it tells whether it is asked, told or denied. */
const CLAIM_WORDS = 14;
const BEFORE = 240;
const WORD = /[\p{L}\p{M}’'`]+|[.!?…\n;]/gu;
const STOP = /^[.!?…\n;]$/;

type Passed = {
  /** What of the words may be said now. */
  text: string;
  /** What began after them, and is never shown. */
  claim: Claim | null;
};

export type SpeechGuard = {
  push(text: string): Passed;
  /** What was held back to the end. */
  end(): Passed;
};

/**
 * Stands between the model and the member: words go through as they come, but for those that may yet become a claim
 * (“I am” waits for its next word). What is claimed is never shown.
 */
export function createSpeechGuard(): SpeechGuard {
  let held = "";
  let said = "";
  const release = (upTo: number, claim: Claim | null): Passed => {
    const text = held.slice(0, upTo);
    said = (said + text).slice(-BEFORE);
    held = claim ? "" : held.slice(upTo);
    return { text, claim };
  };
  const weigh = (isAll: boolean): Passed => {
    const at = [...held.matchAll(WORD)];
    let waits: number | null = null;
    let message: number | null = null;
    for (const [index, word] of at.entries()) {
      if (STOP.test(word[0])) continue;
      const next = at.slice(index, index + CLAIM_WORDS);
      const last = next.at(-1);
      const tokens = next.map(([token]) => (STOP.test(token) ? "." : plainWords(token)));
      const words = tokens.filter((token) => token !== ".");
      const reachesEnd = last !== undefined && last.index + last[0].length === held.length;
      const open = !isAll && reachesEnd && !STOP.test(last[0]);
      const before = said + held.slice(0, word.index);
      const from: number = waits ?? message ?? word.index;
      const ended = isAll ? [...tokens, "."] : tokens;
      const harm = harmAt(ended, open, before);
      if (harm === "whole") return release(from, "harm");
      const persona = claimAt(words, open, before);
      if (persona === "whole") return release(from, "persona");
      const told = messageAt(ended, open, { before, rest: held.slice(word.index), isAll });
      if (told === "whole") message ??= from;
      if (!isAll && [harm, persona, told].includes("begun")) waits ??= from;
    }
    if (message !== null) return release(message, "persona");
    return release(waits ?? held.length, null);
  };
  return {
    push(text) {
      held += text;
      return weigh(false);
    },
    end: () => weigh(true),
  };
}
