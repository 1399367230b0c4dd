/**
 * Bits written in as few bits as they are surprising: a binary range coder with chances that learn from what has come
 * (as in LZMA). The same writer and reader give the same bits, on any machine: all is done in whole numbers.
 */
const HALF = 1 << 14;
const WHOLE_BITS = 15;
/** How fast a chance learns. */
const RATE = 6;
const TOP = 2 ** 24;

/** Chances of a zero, one for each place in which a bit may stand. */
export const chances = (places: number): Uint16Array => new Uint16Array(places).fill(HALF);

const learn = (all: Uint16Array, place: number, bit: number): void => {
  const chance = all[place] ?? HALF;
  all[place] = bit ? chance - (chance >> RATE) : chance + (((1 << WHOLE_BITS) - chance) >> RATE);
};

export type Bits = { bit(all: Uint16Array, place: number, bit: number): number };

export function createWriter(): Bits & { end(): number[] } {
  const bytes: number[] = [];
  let low = 0;
  let range = 0xffffffff;
  let held = 0;
  let waiting = 0;
  let isFirst = true;
  const shift = (): void => {
    if (low < 0xff000000 || low > 0xffffffff) {
      const carry = low > 0xffffffff ? 1 : 0;
      if (!isFirst) bytes.push((held + carry) & 255);
      for (; waiting > 0; waiting--) bytes.push((255 + carry) & 255);
      held = Math.floor(low / TOP) & 255;
      isFirst = false;
    } else waiting++;
    low = (low % TOP) * 256;
  };
  return {
    bit(all, place, bit) {
      const bound = (range >>> WHOLE_BITS) * (all[place] ?? HALF);
      if (bit) {
        low += bound;
        range -= bound;
      } else range = bound;
      learn(all, place, bit);
      for (; range < TOP; range *= 256) shift();
      return bit;
    },
    end() {
      for (let byte = 0; byte < 5; byte++) shift();
      return bytes;
    },
  };
}

export function createReader(bytes: Uint8Array, start: number): Bits {
  let at = start;
  /** The range and the code: in an array, or each new value would be a number made anew. */
  const state = Uint32Array.of(0xffffffff, 0);
  for (let byte = 0; byte < 4; byte++) state[1] = ((state[1] ?? 0) << 8) | (bytes[at++] ?? 0);
  return {
    bit(all, place) {
      let range = state[0] ?? 0;
      let code = state[1] ?? 0;
      const chance = all[place] ?? HALF;
      const bound = (range >>> WHOLE_BITS) * chance;
      const bit = code < bound ? 0 : 1;
      if (bit) {
        code -= bound;
        range -= bound;
        all[place] = chance - (chance >> RATE);
      } else {
        range = bound;
        all[place] = chance + (((1 << WHOLE_BITS) - chance) >> RATE);
      }
      for (; range < TOP; range = (range << 8) >>> 0) code = ((code << 8) | (bytes[at++] ?? 0)) >>> 0;
      state[0] = range;
      state[1] = code;
      return bit;
    },
  };
}

/** A number of so many bits, the highest first: how likely each is depends on those before it. */
export function number(bits: Bits, all: Uint16Array, from: number, width: number, value: number): number {
  let node = 1;
  for (let at = width - 1; at >= 0; at--) node = (node << 1) | bits.bit(all, from + node, (value >> at) & 1);
  return node - (1 << width);
}
