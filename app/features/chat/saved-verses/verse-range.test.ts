import { expect, test } from "vitest";
import { excerptOf } from "./verse-range.ts";

const range = (bookNumber: number, chapter: number, fromVerse: number, toVerse = fromVerse) => ({
  bookNumber,
  chapter,
  fromVerse,
  toVerse,
});

test.each([
  ["a verse", 43003016, "John 3:16", range(43, 3, 16)],
  ["a run of verses", 19023001, "Salmo 23:1-3", range(19, 23, 1, 3)],
  ["a whole chapter", 19117001, "Psalm 117", range(19, 117, 1, 2)],
  ["a book of one chapter", 65001024, "Jude 1:24-25", range(65, 1, 24, 25)],
  ["a numbered book", 46013004, "1 Corintios 13:4-7", range(46, 13, 4, 7)],
  ["a name that says another verse", 43003016, "John 3:17", null],
  ["a verse that there is not", 43003099, "John 3:99", null],
  ["a range that runs backwards", 43003016, "John 3:16-2", null],
] as const)("which verses are kept: %s", (_what, verseId, reference, expected) => {
  expect(excerptOf({ verseId, reference })).toEqual(expected);
});
