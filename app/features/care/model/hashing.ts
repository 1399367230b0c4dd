/** How the model's features are named: by numbers of 32 bits. Weights are learned for these, and no others. */
export const SEED = 0x811c9dc5;
export const PRIME = 0x01000193;
export const WORD = 1;
export const PAIR = 2;
export const TRIPLE = 3;
export const SKIP = 4;
export const CONCEPT = 5;
export const CONCEPTS = 6;
export const THREE = 7;
export const LETTERS = 8;
/** Concepts that a concept is paired with, and how far back they may stand, words. */
export const REACH = 4;
export const NEAR = 8;
export const NEAR_THREE = 10;
/** Letters in a row, over the ends of words: what was written together or torn apart is still known. */
export const LETTER_RUNS = [4, 5] as const;
/** What stands before the first word. */
export const START = 7;

export function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}

export const joined = (one: number, other: number, sort: number): number =>
  Math.imul(one, PRIME) ^ other ^ sort;

/** Spreads the bits of a hash, so that any of them may choose a place. */
export function spread(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
