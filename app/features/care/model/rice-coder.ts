/**
 * Whole numbers in few bits, by Rice's code: how often 2^bits goes into the number, as so many ones and a zero, then what
 * is left over, in so many bits. Right for numbers of which each next larger one is rarer, and quick to read.
 */
export function createWriter(): { write(bits: number, value: number): void; end(): number[] } {
  const bytes: number[] = [];
  let held = 0;
  let count = 0;
  const bit = (value: number): void => {
    held |= value << count++;
    if (count < 8) return;
    bytes.push(held);
    held = 0;
    count = 0;
  };
  return {
    write(bits, value) {
      for (let ones = value >> bits; ones > 0; ones--) bit(1);
      bit(0);
      for (let at = 0; at < bits; at++) bit((value >> at) & 1);
    },
    end() {
      if (count > 0) bytes.push(held);
      return bytes;
    },
  };
}

/** Ones that are passed over at once: with a zero and the bits behind it, they are always in what is held. */
const MOST_ONES = 8;
/** With more bits than these no byte is added: at most 31 are held, so that a zero is always among 32. */
const HELD = 23;

/** Reads what was written, in the same order and with the same bits. */
export function createReader(bytes: Uint8Array, start: number): (bits: number) => number {
  let at = start;
  let held = 0;
  let count = 0;
  return (bits) => {
    let ones = 0;
    for (;;) {
      for (; count <= HELD; count += 8) held |= (bytes[at++] ?? 0) << count;
      const zeros = ~held;
      const more = Math.min(MOST_ONES, 31 - Math.clz32(zeros & -zeros));
      ones += more;
      held >>>= more;
      count -= more;
      if (more < MOST_ONES) break;
    }
    const rest = (held >>> 1) & ((1 << bits) - 1);
    held >>>= bits + 1;
    count -= bits + 1;
    if (at * 8 - count > bytes.length * 8) throw new RangeError("The bytes end in the middle of a number.");
    return (ones << bits) | rest;
  };
}
