import { plainWords } from "#app/core/plain-words.ts";
import { claimAt } from "./claims.ts";
import { harmAt } from "./harm.ts";

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
  const weigh = (whole: boolean): Passed => {
    const at = [...held.matchAll(WORD)];
    for (const [index, word] of at.entries()) {
      if (STOP.test(word[0])) continue;
      const next = at.slice(index, index + CLAIM_WORDS);
      const last = next.at(-1);
      const tokens = next.map(([token]) => (STOP.test(token) ? "." : plainWords(token)));
      const open =
        !whole && last !== undefined && !STOP.test(last[0]) && last.index + last[0].length === held.length;
      const before = said + held.slice(0, word.index);
      const persona = claimAt(
        tokens.filter((token) => token !== "."),
        open,
        before,
      );
      const harm = harmAt(whole ? [...tokens, "."] : tokens, open, before);
      if (persona === "whole") return release(word.index, "persona");
      if (harm === "whole") return release(word.index, "harm");
      if (!whole && (persona === "begun" || harm === "begun")) return release(word.index, null);
    }
    return release(held.length, null);
  };
  return {
    push(text) {
      held += text;
      return weigh(false);
    },
    end: () => weigh(true),
  };
}
