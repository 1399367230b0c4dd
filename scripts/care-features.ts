import { conceptsOf, type Meaning } from "#app/features/care/model/concepts.ts";
import {
  CONCEPTS,
  hashOf,
  joined,
  LETTER_RUNS,
  LETTERS,
  NEAR,
  NEAR_THREE,
  PAIR,
  PRIME,
  REACH,
  SEED,
  SKIP,
  START,
  spread,
  THREE,
  TRIPLE,
  WORD,
} from "#app/features/care/model/hashing.ts";
import { highest, type Shape, type Span } from "#app/features/care/model/windows.ts";

/**
 * What the model reads of a text, written out as the scorer (`tally.ts`) does not: to learn from, and to compare with.
 * Hashed features, each at the word where it is whole. `broad` are the words and
 * concepts alone, from which the kind of danger is told; `stops` the words that end a sentence.
 */
export type Features = {
  hashes: Uint32Array;
  at: Uint16Array;
  broad: Uint8Array;
} & Shape;

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
    for (const name of meaning(word)) {
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

/** The highest score of a text's windows, and which it is. @param weigh a feature's weight */
export function highestOf(
  features: Features,
  weigh: (hash: number) => number,
  { scale, bias }: { scale: number; bias: number },
): Span & { score: number } {
  const sums = new Float64Array(features.words + 1);
  const counts = new Float64Array(features.words + 1);
  features.hashes.forEach((hash, feature) => {
    const next = (features.at[feature] ?? 0) + 1;
    sums[next] = (sums[next] ?? 0) + weigh(hash);
    counts[next] = (counts[next] ?? 0) + 1;
  });
  return highest(features, sums, counts, { scale, bias });
}
