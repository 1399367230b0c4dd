import type { Reference } from "#app/features/bible/reference.ts";

/**
 * The verses that friends send: each was read in its passage, says something true to anybody, and promises nothing that
 * it does not say. The key is what is kept.
 */
const SET: Record<
  string,
  readonly [bookNumber: number, chapter: number, fromVerse: number, toVerse?: number]
> = {
  "psalm-23": [19, 23, 1, 3],
  "psalm-46": [19, 46, 1],
  "psalm-121": [19, 121, 1, 2],
  "psalm-145": [19, 145, 18],
  "isaiah-41": [23, 41, 10],
  "lamentations-3": [25, 3, 22, 23],
  "zephaniah-3": [36, 3, 17],
  "matthew-11": [40, 11, 28],
  "john-14": [43, 14, 27],
  "romans-8": [45, 8, 38, 39],
  "romans-15": [45, 15, 13],
  "2-corinthians-1": [47, 1, 3, 4],
  "philippians-4": [50, 4, 6, 7],
  "1-thessalonians-5": [52, 5, 11],
  "numbers-6": [4, 6, 24, 26],
};

export const VERSE_KEYS: readonly string[] = Object.keys(SET);

/** Null for a key that is not of the set any more. */
export function verseOf(key: string): Reference | null {
  const found = Object.hasOwn(SET, key) ? SET[key] : undefined;
  if (!found) return null;
  const [bookNumber, chapter, fromVerse, toVerse = fromVerse] = found;
  return { bookNumber, chapter, fromVerse, toVerse };
}
