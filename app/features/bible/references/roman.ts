/** A chapter in Roman numerals: ` xl. 31`, ` XXIII`. */
export const ROMAN = "(?<=\\p{L}{3}\\.?\\s)(?<roman>[ivxlc]{1,7}|[IVXLC]{1,7})(?![\\p{L}\\d'’])";

const VALUES: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const VERSES = /^[.:,]?\s?(\d{1,3}(?:\s?[-–—]\s?\d{1,3})?)(?![\d:])/;
const ENDS = /^[.,;:!?)\]”"*_]*(?:\s*$|\s*\n)/;

/** The same in digits, and how long it is with the verse behind it; null where it is a word. */
export function fromRoman(roman: string, after: string): { text: string; length: number } | null {
  const values = [...roman.toLowerCase()].map((sign) => VALUES[sign] ?? 0);
  const chapter = values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
  const verses = VERSES.exec(after);
  if (verses) return { text: `${chapter}:${verses[1]}`, length: roman.length + verses[0].length };
  return roman.length > 1 && ENDS.test(after) ? { text: String(chapter), length: roman.length } : null;
}
