import type { Language } from "#app/core/language.ts";
import { bookByName, bookByNumber, versesInChapter } from "./books.ts";

/**
 * One verse or a run of verses inside one chapter, up to the whole of it. A single verse has `fromVerse === toVerse`.
 */
export type Reference = { bookNumber: number; chapter: number; fromVerse: number; toVerse: number };

/** The most that is shown of a passage at once, verses. */
export const MAX_VERSES = 12;

const DASH = "[-–—]";
const SHAPE = new RegExp(
  `^\\s*(?<book>\\S.*?)\\s*(?<![\\d:.])(?:(?<chapter>\\d{1,3})\\s*[:.]\\s*)?(?<from>\\d{1,3})(?:\\s*(?<mark>${DASH}|,)\\s*(?<to>\\d{1,3}))?\\s*$`,
  "u",
);

/** No reference is longer, characters. */
const LONGEST = 80;

/**
 * Reads `Phil 4:6-7`, `Psalm 23:1`, `1 John 1:9`, `Juan 3:16`, `Jude 24`.
 * Null when the book, chapter or verse does not exist, the range runs backwards or is longer than `MAX_VERSES`.
 */
export function parseReference(text: string): Reference | null {
  const line = text.trim();
  const groups = line.length > LONGEST ? undefined : SHAPE.exec(line)?.groups;
  const book = groups?.book ? bookByName(groups.book) : undefined;
  if (!groups || !book) return null;
  // Only a book of one chapter is cited without it.
  if (groups.chapter === undefined && book.chapters !== 1) return null;
  const chapter = Number(groups.chapter ?? 1);
  const fromVerse = Number(groups.from);
  const toVerse = Number(groups.to ?? groups.from);
  if (groups.mark === "," && toVerse !== fromVerse + 1) return null;
  const reference = { bookNumber: book.number, chapter, fromVerse, toVerse };
  return isReference(reference) ? reference : null;
}

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
