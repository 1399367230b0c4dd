import { type Bits, chances, createReader, createWriter, number } from "./range-coder.ts";

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

const HEAD = 20;

/** A weight is kept in four bits: its sign and the root of its steps. Small weights, which are most, are told apart best. */
export const MAX_LEVEL = 7;
const SIGN = 8;
const LEVEL_BITS = 4;
const LEVELS = 1 << LEVEL_BITS;

const levelOf = (weight: number): number => (weight < 0 ? SIGN : 0) | Math.sqrt(Math.abs(weight));

function weightOf(level: number): number {
  const root = level & MAX_LEVEL;
  return level & SIGN ? -root * root : root * root;
}

/** How many bits a step from one place to the next has, in so many bits; of these the first are foreseen. */
const WIDTH_BITS = 5;
const FORESEEN = 4;

/** A step of one or more: how wide it is, then its bits after the first. */
function step(bits: Bits, widths: Uint16Array, tops: Uint16Array, value: number): number {
  const width = number(bits, widths, 0, WIDTH_BITS, 31 - Math.clz32(value));
  let read = 1;
  for (let at = width - 1; at >= 0; at--) {
    const place = read < 1 << FORESEEN ? (width << FORESEEN) | read : 0;
    read = (read << 1) | bits.bit(tops, place, (value >> at) & 1);
  }
  return read;
}

/** Writes or reads all weights. @param places where weights are, for the writer; the reader finds them */
function walk(
  bits: Bits,
  count: number,
  { weights, kindWeights }: Learned,
  places?: readonly number[],
): void {
  const widths = chances(1 << WIDTH_BITS);
  const tops = chances(1 << (WIDTH_BITS + FORESEEN));
  const levels = chances(LEVELS);
  let place = -1;
  for (let index = 0; index < count; index++) {
    place += step(bits, widths, tops, (places?.[index] ?? 0) - place);
    weights[place] = weightOf(number(bits, levels, 0, LEVEL_BITS, levelOf(weights[place] ?? 0)));
  }
  const kindLevels = chances(LEVELS);
  for (let index = 0; index < kindWeights.length; index++)
    kindWeights[index] = weightOf(number(bits, kindLevels, 0, LEVEL_BITS, levelOf(kindWeights[index] ?? 0)));
}

export function pack(learned: Learned): Uint8Array {
  const places = [...learned.weights.keys()].filter((place) => learned.weights[place] !== 0);
  const kinds = learned.kindBias.length;
  const head = new DataView(new ArrayBuffer(HEAD + kinds * 4));
  head.setUint8(0, learned.bits);
  head.setUint8(1, learned.kindBits);
  head.setUint8(2, kinds);
  head.setUint32(4, places.length, true);
  head.setFloat32(8, learned.scale, true);
  head.setFloat32(12, learned.bias, true);
  head.setFloat32(16, learned.kindScale, true);
  learned.kindBias.forEach((bias, kind) => {
    head.setFloat32(HEAD + kind * 4, bias, true);
  });
  const writer = createWriter();
  walk(writer, places.length, learned, places);
  return Uint8Array.from([...new Uint8Array(head.buffer), ...writer.end()]);
}

export function unpack(bytes: Uint8Array): Learned {
  const head = new DataView(bytes.buffer, bytes.byteOffset);
  const [bits, kindBits, kinds] = [head.getUint8(0), head.getUint8(1), head.getUint8(2)];
  const learned: Learned = {
    bits,
    scale: head.getFloat32(8, true),
    bias: head.getFloat32(12, true),
    weights: new Int8Array(1 << bits),
    kindBits,
    kindScale: head.getFloat32(16, true),
    kindBias: Float32Array.from({ length: kinds }, (_, kind) => head.getFloat32(HEAD + kind * 4, true)),
    kindWeights: new Int8Array(kinds << kindBits),
  };
  walk(createReader(bytes, HEAD + kinds * 4), head.getUint32(4, true), learned);
  return learned;
}

export const unpacked = (base64: string): Learned =>
  unpack(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
