import { isThere, type Reference } from "#app/features/bible/reference.ts";
import type { Translation } from "#app/features/bible/translations.ts";

/** Verses of one chapter that a reader has chosen. */
export type VerseSelection = {
  translation: Translation;
  book: number;
  chapter: number;
  from: number;
  to: number;
};

/** From one verse `BBCCCVVV` to another of the same chapter. */
export type VerseRange = { first: number; last: number };

export const chapterOf = (verse: number): number => Math.floor(verse / 1_000);

export const rangeOf = ({ book, chapter, from, to }: VerseSelection): VerseRange => ({
  first: book * 1_000_000 + chapter * 1_000 + from,
  last: book * 1_000_000 + chapter * 1_000 + to,
});

export const referenceOf = ({ first, last }: VerseRange): Reference => ({
  bookNumber: Math.floor(first / 1_000_000),
  chapter: chapterOf(first) % 1_000,
  fromVerse: first % 1_000,
  toVerse: last % 1_000,
});

/** Whether the Bible has these verses, in order and in one chapter. */
export const isRange = (range: VerseRange): boolean =>
  chapterOf(range.first) === chapterOf(range.last) && isThere(referenceOf(range));

export const versesOf = ({ first, last }: VerseRange): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

export const overlaps = (one: VerseRange, other: VerseRange): boolean =>
  one.first <= other.last && other.first <= one.last;
