/** CRC-32 of gzip, reflected: the lowest bit is the highest power. */
const POLYNOMIAL = 0xedb88320;
/** The polynomial 1, and x. */
const ONE = 0x80000000;
const X = 0x40000000;

/** `one` times `other`, modulo the polynomial. */
function multiply(one: number, other: number): number {
  let product = 0;
  let power = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= power;
    power = power & 1 ? (power >>> 1) ^ POLYNOMIAL : power >>> 1;
  }
  return product >>> 0;
}

/** x to the 1, 2, 4, 8, … */
const POWERS = Array.from({ length: 40 }, () => 0);
POWERS.forEach((_, n) => {
  const before = POWERS[n - 1];
  POWERS[n] = before === undefined ? X : multiply(before, before);
});

/** What so many bytes more do to a CRC before them. */
export function crcShift(bytes: number): number {
  let shift = ONE;
  let power = 3;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiply(POWERS[power] ?? 0, shift);
    power++;
  }
  return shift >>> 0;
}

/** The CRC-32 of two texts after each other, out of theirs; as zlib's `crc32_combine_op`. @param shift of the second's length */
export const joinCrc = (first: number, second: number, shift: number): number =>
  (multiply(shift, first) ^ second) >>> 0;
