import type { Meaning } from "./concepts.ts";
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
} from "./hashing.ts";
import type { Shape } from "./windows.ts";

/** What is known of a text once each feature has been looked up: nothing is kept of the features themselves. */
export type Tally = Shape & {
  /** What the features weigh that are whole at a word, in steps, and how many they are: one place on. */
  sums: Float64Array;
  counts: Float64Array;
  /** The words and concepts alone, from which the kind of danger is told, and where each stands. */
  broad: number[];
  broadAt: number[];
};

type Add = (hash: number, at: number) => void;

function addWords(words: readonly string[], tally: Tally, add: Add): void {
  let one = START;
  let two = START;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const hash = hashOf(word, SEED);
    if (word === ".") tally.stops.push(at);
    else {
      add(hash ^ WORD, at);
      tally.broad.push(spread(hash ^ WORD));
      tally.broadAt.push(at);
    }
    add(joined(one, hash, PAIR), at);
    add(joined(joined(two, one, 0), hash, TRIPLE), at);
    add(joined(two, hash, SKIP), at);
    two = one;
    one = hash;
  }
}

function addConcepts(words: readonly string[], meaning: Meaning, tally: Tally, add: Add): void {
  const names: number[] = [];
  const places: number[] = [];
  for (let at = 0; at < words.length; at++)
    for (const name of meaning(words[at] ?? "")) {
      add(name, at);
      tally.broad.push(spread(name));
      tally.broadAt.push(at);
      const seen = names.length;
      for (let back = Math.max(0, seen - REACH); back < seen; back++) {
        const away = at - (places[back] ?? 0);
        if (away > 0 && away <= NEAR) add(joined(names[back] ?? 0, name, CONCEPTS), at);
      }
      if (seen > 1 && at - (places[seen - 2] ?? 0) <= NEAR_THREE)
        add(joined(joined(names[seen - 2] ?? 0, names[seen - 1] ?? 0, 0), name, THREE), at);
      names.push(name);
      places.push(at);
    }
}

/** Runs of letters, each where its last letter stands. */
function addLetters(words: readonly string[], add: Add): void {
  const [short, long] = LETTER_RUNS;
  const shortSeed = SEED ^ LETTERS ^ (short << 8);
  const longSeed = SEED ^ LETTERS ^ (long << 8);
  let [a, b, c, d] = [0, 0, 0, 0];
  let letters = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (word === ".") continue;
    for (let letter = 0; letter < word.length; letter++) {
      const e = word.charCodeAt(letter);
      letters++;
      if (letters >= long) {
        const four = Math.imul(longSeed ^ a, PRIME);
        const three = Math.imul(Math.imul(four ^ b, PRIME) ^ c, PRIME);
        add(Math.imul(Math.imul(three ^ d, PRIME) ^ e, PRIME), at);
      }
      if (letters >= short) {
        const three = Math.imul(Math.imul(shortSeed ^ b, PRIME) ^ c, PRIME);
        add(Math.imul(Math.imul(three ^ d, PRIME) ^ e, PRIME), at);
      }
      a = b;
      b = c;
      c = d;
      d = e;
    }
  }
}

/** Looks up what each feature of some words weighs. @param meaning the concepts that the model tells apart */
export function tallyOf(words: readonly string[], weights: Int8Array, meaning: Meaning): Tally {
  const mask = weights.length - 1;
  const sums = new Float64Array(words.length + 1);
  const counts = new Float64Array(words.length + 1);
  const tally = { words: words.length, stops: [], sums, counts, broad: [], broadAt: [] };
  const add: Add = (hash, at) => {
    sums[at + 1] = (sums[at + 1] ?? 0) + (weights[spread(hash) & mask] ?? 0);
    counts[at + 1] = (counts[at + 1] ?? 0) + 1;
  };
  addWords(words, tally, add);
  addConcepts(words, meaning, tally, add);
  addLetters(words, add);
  return tally;
}
