import { createReader, createWriter } from "./rice-coder.ts";

/** The learned weights as bytes: made by `scripts/train-care.ts`, read by `learned.ts`. */
export type Learned = {
  /** Places of a hash that are told apart, bits. */
  bits: number;
  scale: number;
  bias: number;
  /** A weight for each place, in steps of `scale`: a square between -49 and 49; nearly all are 0. */
  weights: Int8Array;
  kindBits: number;
  kindScale: number;
  kindBias: Float32Array;
  /** For each place of `kindBits`, a weight for each kind. */
  kindWeights: Int8Array;
};

/** A weight is kept as its sign and the root of its steps. Small weights are told apart best. */
export const MAX_LEVEL = 7;
const SIGN = 8;
const LEVELS = 16;

const HEAD = 20;
/** Behind the head, which level is the most frequent, the next one, and so on: of weights, then of kinds. */
const RANKED = 2 * LEVELS;

/** Bits of Rice's code for how frequent a level is; those of a step from one place to the next stand in the head. */
const RANK_BITS = 1;
const MOST_STEP_BITS = 12;

const levelOf = (weight: number): number => (weight < 0 ? SIGN : 0) | Math.sqrt(Math.abs(weight));

function weightOf(level: number): number {
  const root = level & MAX_LEVEL;
  return level & SIGN ? -root * root : root * root;
}

/** All levels, the most frequent first. */
function ranked(weights: readonly number[]): number[] {
  const counts = new Array<number>(LEVELS).fill(0);
  for (const weight of weights) {
    const level = levelOf(weight);
    counts[level] = (counts[level] ?? 0) + 1;
  }
  return [...counts.keys()].sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0) || one - other);
}

/** With how many bits so many steps take the least room. */
function stepBitsFor(steps: readonly number[]): number {
  const size = (bits: number): number => steps.reduce((sum, step) => sum + (step >> bits) + 1 + bits, 0);
  let best = 0;
  for (let bits = 1; bits <= MOST_STEP_BITS; bits++) if (size(bits) < size(best)) best = bits;
  return best;
}

const bytesOf = (base64: string): Uint8Array => {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
};

export function pack(learned: Learned): Uint8Array {
  const places = [...learned.weights.keys()].filter((place) => learned.weights[place] !== 0);
  const steps = places.map((place, index) => place - (places[index - 1] ?? -1) - 1);
  const stepBits = stepBitsFor(steps);
  const found = places.map((place) => learned.weights[place] ?? 0);
  const kindWeights = [...learned.kindWeights];
  const kinds = learned.kindBias.length;
  const head = new DataView(new ArrayBuffer(HEAD + kinds * 4));
  head.setUint8(0, learned.bits);
  head.setUint8(1, learned.kindBits);
  head.setUint8(2, kinds);
  head.setUint8(3, stepBits);
  head.setUint32(4, places.length, true);
  head.setFloat32(8, learned.scale, true);
  head.setFloat32(12, learned.bias, true);
  head.setFloat32(16, learned.kindScale, true);
  learned.kindBias.forEach((bias, kind) => {
    head.setFloat32(HEAD + kind * 4, bias, true);
  });
  const ranks = [ranked(found), ranked(kindWeights)];
  const writer = createWriter();
  steps.forEach((step, index) => {
    writer.write(stepBits, step);
    writer.write(RANK_BITS, ranks[0]?.indexOf(levelOf(found[index] ?? 0)) ?? 0);
  });
  for (const weight of kindWeights) writer.write(RANK_BITS, ranks[1]?.indexOf(levelOf(weight)) ?? 0);
  return Uint8Array.from([...new Uint8Array(head.buffer), ...ranks.flat(), ...writer.end()]);
}

type Four = [number, number, number, number];

export function unpack(bytes: Uint8Array): Learned {
  const head = new DataView(bytes.buffer, bytes.byteOffset);
  const [bits, kindBits, kinds, stepBits] = [0, 1, 2, 3].map((at) => head.getUint8(at)) as Four;
  const weights = new Int8Array(1 << bits);
  const kindWeights = new Int8Array(kinds << kindBits);
  const start = HEAD + kinds * 4;
  const ofRank = Int8Array.from(bytes.subarray(start, start + RANKED), weightOf);
  const read = createReader(bytes, start + RANKED);
  let place = -1;
  for (let left = head.getUint32(4, true); left > 0; left--) {
    place += read(stepBits) + 1;
    weights[place] = ofRank[read(RANK_BITS)] ?? 0;
  }
  for (let at = 0; at < kindWeights.length; at++) kindWeights[at] = ofRank[LEVELS + read(RANK_BITS)] ?? 0;
  return {
    bits,
    scale: head.getFloat32(8, true),
    bias: head.getFloat32(12, true),
    weights,
    kindBits,
    kindScale: head.getFloat32(16, true),
    kindBias: Float32Array.from({ length: kinds }, (_, kind) => head.getFloat32(HEAD + kind * 4, true)),
    kindWeights,
  };
}

export const unpacked = (base64: string): Learned => unpack(bytesOf(base64));
