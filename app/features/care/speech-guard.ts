import { plainWords } from "#app/core/plain-words.ts";
import { claimAt, isTold } from "./claims.ts";

/** Longest run of words that a claim has, and the words before it by which it is told of somebody else. */
const CLAIM_WORDS = 14;
const BEFORE = 160;
const WORD = /[\p{L}\p{M}’'`]+/gu;

export type SpeechGuard = {
  /** What of the words may be said now; `claim` when the companion began to speak as somebody that it is not. */
  push(text: string): { text: string; claim: boolean };
  /** What was held back to the end. */
  end(): { text: string; claim: boolean };
};

/**
 * Stands between the model and the member: words go through as they come, but for those that may yet become a claim
 * (“I am” waits for its next word). What is claimed is never shown.
 */
export function createSpeechGuard(): SpeechGuard {
  let held = "";
  let said = "";
  const release = (upTo: number, claim: boolean) => {
    const text = held.slice(0, upTo);
    said = (said + text).slice(-BEFORE);
    held = claim ? "" : held.slice(upTo);
    return { text, claim };
  };
  const weigh = (whole: boolean) => {
    const at = [...held.matchAll(WORD)];
    for (const [index, word] of at.entries()) {
      const words = at.slice(index, index + CLAIM_WORDS).map(([letters]) => plainWords(letters));
      const last = at[Math.min(at.length, index + CLAIM_WORDS) - 1];
      const open = !whole && last !== undefined && last.index + last[0].length === held.length;
      const match = claimAt(words, open);
      if (match === "no" || isTold(said + held.slice(0, word.index))) continue;
      if (match === "whole") return release(word.index, true);
      if (!whole) return release(word.index, false);
    }
    return release(held.length, false);
  };
  return {
    push(text) {
      held += text;
      return weigh(false);
    },
    end: () => weigh(true),
  };
}
