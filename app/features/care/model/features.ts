import { conceptsOf, type Meaning } from "./concepts.ts";

/**
 * What the model reads of a text: hashed features, each at the word where it is whole. `broad` are the words and
 * concepts alone, from which the kind of danger is told; `stops` the words that end a sentence.
 */
export type Features = {
  hashes: Uint32Array;
  at: Uint16Array;
  broad: Uint8Array;
  words: number;
  stops: readonly number[];
};

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;
const WORD = 1;
const PAIR = 2;
const TRIPLE = 3;
const SKIP = 4;
const CONCEPT = 5;
const CONCEPTS = 6;
const THREE = 7;
const LETTERS = 8;
/** Concepts that a concept is paired with, and how far back they may stand, words. */
const REACH = 4;
const NEAR = 8;
const NEAR_THREE = 10;
/** Letters in a row, over the ends of words: what was written together or torn apart is still known. */
const LETTER_RUNS = [4, 5];
const START = 7;

const hashOf = (text: string, seed: number): number => {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
};
const joined = (one: number, other: number, sort: number): number => Math.imul(one, PRIME) ^ other ^ sort;

/** Spreads the bits of a hash, so that any of them may choose a place. */
function spread(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

type Add = (hash: number, at: number, isBroad?: boolean) => void;

function addWords(words: readonly string[], add: Add): void {
  let one = START;
  let two = START;
  words.forEach((word, at) => {
    const hash = hashOf(word, SEED);
    if (word !== ".") add(hash ^ WORD, at, true);
    add(joined(one, hash, PAIR), at);
    add(joined(joined(two, one, 0), hash, TRIPLE), at);
    add(joined(two, hash, SKIP), at);
    two = one;
    one = hash;
  });
}

function addConcepts(words: readonly string[], meaning: Meaning, add: Add): void {
  const seen: { name: number; at: number }[] = [];
  words.forEach((word, at) => {
    for (const concept of meaning(word)) {
      const name = hashOf(concept, SEED ^ CONCEPT);
      add(name, at, true);
      for (let back = Math.max(0, seen.length - REACH); back < seen.length; back++) {
        const before = seen[back];
        if (before && before.at < at && at - before.at <= NEAR) add(joined(before.name, name, CONCEPTS), at);
      }
      const last = seen.at(-1);
      const first = seen.at(-2);
      if (first && last && at - first.at <= NEAR_THREE)
        add(joined(joined(first.name, last.name, 0), name, THREE), at);
      seen.push({ name, at });
    }
  });
}

function addLetters(words: readonly string[], add: Add): void {
  const letters: number[] = [];
  const ends: number[] = [];
  words.forEach((word, at) => {
    if (word === ".") return;
    for (let letter = 0; letter < word.length; letter++) {
      letters.push(word.charCodeAt(letter));
      ends.push(at);
    }
  });
  for (const length of LETTER_RUNS)
    for (let end = length; end <= letters.length; end++) {
      let hash = SEED ^ LETTERS ^ (length << 8);
      for (let at = end - length; at < end; at++) hash = Math.imul(hash ^ (letters[at] ?? 0), PRIME);
      add(hash, ends[end - 1] ?? 0);
    }
}

/** @param meaning the concepts that the model tells apart; those of danger where nothing is said */
export function featuresOf(words: readonly string[], meaning: Meaning = conceptsOf): Features {
  const hashes: number[] = [];
  const at: number[] = [];
  const broad: number[] = [];
  const add: Add = (hash, where, isBroad = false) => {
    hashes.push(spread(hash));
    at.push(where);
    broad.push(isBroad ? 1 : 0);
  };
  addWords(words, add);
  addConcepts(words, meaning, add);
  addLetters(words, add);
  return {
    hashes: Uint32Array.from(hashes),
    at: Uint16Array.from(at),
    broad: Uint8Array.from(broad),
    words: words.length,
    stops: [...words.keys()].filter((at) => words[at] === "."),
  };
}
