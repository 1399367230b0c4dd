import { expect, test } from "vitest";
import type { Language } from "#app/core/language.ts";
import { BOOKS, type Book, versesInChapter } from "#app/features/bible/books.ts";
import { parseReference } from "./read-one.ts";

type Place = { chapter: number; verse: number };

const everyVerse = (book: Book): Place[] =>
  Array.from({ length: book.chapters }, (_, index) => index + 1).flatMap((chapter) =>
    Array.from({ length: versesInChapter(book.number, chapter) }, (_, verse) => ({
      chapter,
      verse: verse + 1,
    })),
  );

const isAtAnEnd = (book: Book, { chapter, verse }: Place): boolean =>
  verse === 1 || verse === versesInChapter(book.number, chapter);

/** What is not read as the verse that it names. */
const unread = (book: Book, name: string, language: Language, places: readonly Place[]): string[] =>
  places.flatMap(({ chapter, verse }) => {
    const text = `${name} ${chapter}:${verse}`;
    const read = parseReference(text, language);
    const isRead =
      read?.bookNumber === book.number &&
      read.chapter === chapter &&
      read.fromVerse === verse &&
      read.toVerse === verse;
    return isRead ? [] : [text];
  });

test("there are 31,102 verses", () => {
  expect(BOOKS.flatMap(everyVerse)).toHaveLength(31_102);
});

test.each<[Language, (book: Book) => string]>([
  ["en", ({ name }) => name],
  ["es", ({ spanishName }) => spanishName],
])("every verse is reached by its book's name, %s", (language, nameOf) => {
  expect(BOOKS.flatMap((book) => unread(book, nameOf(book), language, everyVerse(book)))).toEqual([]);
});

test.each<[Language, (book: Book) => readonly string[]]>([
  ["en", ({ abbreviations }) => abbreviations],
  ["es", ({ spanishAbbreviations }) => spanishAbbreviations],
])("every short form reaches the first and the last verse of each chapter, %s", (language, namesOf) => {
  const missed = BOOKS.flatMap((book) => {
    const ends = everyVerse(book).filter((place) => isAtAnEnd(book, place));
    return namesOf(book).flatMap((name) => unread(book, name, language, ends));
  });
  expect(missed).toEqual([]);
});
