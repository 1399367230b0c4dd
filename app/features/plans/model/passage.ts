import { bookByNumber, slugOf, versesInChapter } from "#app/features/bible/books.ts";
import type { Reference } from "#app/features/bible/reference.ts";
import { CHAPTER_WORDS } from "./catalog-words.ts";

/** What is read at one go: a chapter or verses of one. */
export type Passage = Reference;

export const wholeChapter = (bookNumber: number, chapter: number): Passage => ({
  bookNumber,
  chapter,
  fromVerse: 1,
  toVerse: versesInChapter(bookNumber, chapter),
});

export const chaptersOf = (bookNumber: number): Passage[] =>
  Array.from({ length: bookByNumber(bookNumber)?.chapters ?? 0 }, (_, at) =>
    wholeChapter(bookNumber, at + 1),
  );

export const versesOf = ({ fromVerse, toVerse }: Passage): number => toVerse - fromVerse + 1;

export const isWhole = (passage: Passage): boolean =>
  versesOf(passage) === versesInChapter(passage.bookNumber, passage.chapter);

/** Part of a chapter has its share by verses. */
export function wordsOf(passage: Passage): number {
  const { bookNumber, chapter } = passage;
  const words = CHAPTER_WORDS[bookNumber - 1]?.[chapter - 1] ?? 0;
  return (words * versesOf(passage)) / versesInChapter(bookNumber, chapter);
}

/** Words that are read in a minute, unhurried. */
export const WORDS_A_MINUTE = 200;

export const minutesOf = (passages: readonly Passage[]): number =>
  Math.max(1, Math.round(passages.reduce((sum, each) => sum + wordsOf(each), 0) / WORDS_A_MINUTE));

/** Where the reader opens at the passage: the one place that knows its addresses. */
export function readerPath(translation: string, passage: Passage): string {
  const { bookNumber, chapter, fromVerse, toVerse } = passage;
  const book = bookByNumber(bookNumber);
  const path = `/bible-study/${translation.toLowerCase()}/${book ? slugOf(book) : bookNumber}/${chapter}`;
  return isWhole(passage)
    ? path
    : `${path}?v=${fromVerse === toVerse ? fromVerse : `${fromVerse}-${toVerse}`}`;
}
