import type { Language } from "#app/core/language.ts";
import { bookByNumber, versesInChapter } from "./books.ts";

/**
 * One verse or a run of verses inside one chapter, up to the whole of it. A single verse has `fromVerse === toVerse`.
 */
export type Reference = { bookNumber: number; chapter: number; fromVerse: number; toVerse: number };

/** The most that is shown of a passage at once, verses. */
export const MAX_VERSES = 12;

/** Whether there are these verses (in KJV numbering). */
export const isThere = ({ bookNumber, chapter, fromVerse, toVerse }: Reference): boolean =>
  fromVerse >= 1 && toVerse >= fromVerse && toVerse <= versesInChapter(bookNumber, chapter);

/** Whether there are these verses, and few enough to show at once. */
export const isReference = (reference: Reference): boolean =>
  isThere(reference) && reference.toVerse - reference.fromVerse < MAX_VERSES;

/** In words: `Psalm 23:1-3`, `Salmo 23:1-3`; a whole chapter, where its book has more than one, is `Psalm 23`. */
export function formatReference(
  { bookNumber, chapter, fromVerse, toVerse }: Reference,
  language: Language = "en",
): string {
  const book = bookByNumber(bookNumber);
  const name = (language === "es" ? book?.spanishName : book?.name) ?? `Book ${bookNumber}`;
  const isChapter = fromVerse === 1 && toVerse === versesInChapter(bookNumber, chapter);
  if (isChapter && book?.chapters !== 1) return `${name} ${chapter}`;
  return `${name} ${chapter}:${fromVerse === toVerse ? fromVerse : `${fromVerse}-${toVerse}`}`;
}

/** Every verse of the reference as a number `BBCCCVVV`, in order. */
export function verseIds({ bookNumber, chapter, fromVerse, toVerse }: Reference): number[] {
  const first = bookNumber * 1_000_000 + chapter * 1_000 + fromVerse;
  return Array.from({ length: toVerse - fromVerse + 1 }, (_, offset) => first + offset);
}

/** The reverse: from one verse `BBCCCVVV` to another of the same chapter. */
export const referenceOfIds = (from: number, to = from): Reference => ({
  bookNumber: Math.floor(from / 1_000_000),
  chapter: Math.floor(from / 1_000) % 1_000,
  fromVerse: from % 1_000,
  toVerse: to % 1_000,
});
