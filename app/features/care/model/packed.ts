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
export const MOST_LEVEL = 7;
const SIGN = 8;

const levelOf = (weight: number): number => (weight < 0 ? SIGN : 0) | Math.sqrt(Math.abs(weight));

function weightOf(level: number): number {
  const root = level & MOST_LEVEL;
  return level & SIGN ? -root * root : root * root;
}

/** Two weights a byte. */
function halved(weights: readonly number[]): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < weights.length; at += 2)
    bytes.push(levelOf(weights[at] ?? 0) | (levelOf(weights[at + 1] ?? 0) << 4));
  return bytes;
}

/** The weight at a place of bytes that hold two each. */
const weightAt = (bytes: Uint8Array, from: number, at: number): number =>
  weightOf(((bytes[from + (at >> 1)] ?? 0) >> (at & 1 ? 4 : 0)) & 15);

/** Places as steps from one to the next, seven bits a byte; then their weights. */
export function pack(learned: Learned): Uint8Array {
  const places: number[] = [];
  learned.weights.forEach((weight, place) => {
    if (weight !== 0) places.push(place);
  });
  const steps: number[] = [];
  let last = 0;
  for (const place of places) {
    let step = place - last;
    for (; step > 127; step >>>= 7) steps.push((step & 127) | 128);
    steps.push(step);
    last = place;
  }
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
  return Uint8Array.from([
    ...new Uint8Array(head.buffer),
    ...steps,
    ...halved(places.map((place) => learned.weights[place] ?? 0)),
    ...halved([...learned.kindWeights]),
  ]);
}

export function unpack(bytes: Uint8Array): Learned {
  const head = new DataView(bytes.buffer, bytes.byteOffset);
  const [bits, kindBits, kinds] = [head.getUint8(0), head.getUint8(1), head.getUint8(2)];
  const count = head.getUint32(4, true);
  const kindBias = Float32Array.from({ length: kinds }, (_, kind) => head.getFloat32(HEAD + kind * 4, true));
  const places = new Uint32Array(count);
  let at = HEAD + kinds * 4;
  let place = 0;
  for (let index = 0; index < count; index++) {
    let step = 0;
    let shift = 0;
    let byte = bytes[at++] ?? 0;
    for (; byte > 127; shift += 7, byte = bytes[at++] ?? 0) step |= (byte & 127) << shift;
    place += step | (byte << shift);
    places[index] = place;
  }
  const weights = new Int8Array(1 << bits);
  places.forEach((where, index) => {
    weights[where] = weightAt(bytes, at, index);
  });
  const kindsFrom = at + Math.ceil(count / 2);
  const kindWeights = Int8Array.from({ length: kinds << head.getUint8(1) }, (_, index) =>
    weightAt(bytes, kindsFrom, index),
  );
  return {
    bits,
    scale: head.getFloat32(8, true),
    bias: head.getFloat32(12, true),
    weights,
    kindBits,
    kindScale: head.getFloat32(16, true),
    kindBias,
    kindWeights,
  };
}

export const unpacked = (base64: string): Learned =>
  unpack(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
