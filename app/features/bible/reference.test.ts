import { expect, test } from "vitest";
import { BOOKS, bookByName } from "./books.ts";
import { formatReference, type Reference, verseIds } from "./reference.ts";
import { parseReference } from "./references/read-one.ts";

const reference = (
  bookNumber: number,
  chapter: number,
  fromVerse: number,
  toVerse = fromVerse,
): Reference => ({
  bookNumber,
  chapter,
  fromVerse,
  toVerse,
});

test.each<[string, Reference]>([
  ["Phil 4:6-7", reference(50, 4, 6, 7)],
  ["Phil. 4:6–7", reference(50, 4, 6, 7)],
  ["  philippians   4 : 6 ", reference(50, 4, 6)],
  ["Psalm 23:1", reference(19, 23, 1)],
  ["Psalms 119:176", reference(19, 119, 176)],
  ["1 John 1:9", reference(62, 1, 9)],
  ["1John 1:9", reference(62, 1, 9)],
  ["I John 1:9", reference(62, 1, 9)],
  ["First John 1:9", reference(62, 1, 9)],
  ["III John 1:4", reference(64, 1, 4)],
  ["Song of Songs 2:10-13", reference(22, 2, 10, 13)],
  ["Song of Solomon 2:1", reference(22, 2, 1)],
  ["Proverbs 3:5,6", reference(20, 3, 5, 6)],
  ["Jude 24", reference(65, 1, 24)],
  ["Jude 1:24-25", reference(65, 1, 24, 25)],
  ["Génesis 1:1", reference(1, 1, 1)],
  ["Exodo 20:12", reference(2, 20, 12)],
  ["1 Corintios 13:4", reference(46, 13, 4)],
  ["Matthew 5:1-12", reference(40, 5, 1, 12)],
])("reads %s", (text, expected) => {
  expect(parseReference(text)).toEqual(expected);
});

test.each([
  ["an empty text", ""],
  ["an invented book", "Hezekiah 3:4"],
  ["a book alone", "John"],
  ["a whole chapter", "Psalm 23"],
  ["chapter 0", "John 0:1"],
  ["verse 0", "John 3:0"],
  ["verse 999", "John 3:999"],
  ["a verse past the chapter's end", "John 3:37"],
  ["a chapter past the book's end", "John 22:1"],
  ["a reversed range", "John 3:18-16"],
  ["a range of 13 verses", "Matthew 5:1-13"],
  ["a range over chapters", "Matthew 5:43-6:2"],
  ["verses apart", "John 3:16,18"],
  ["words after it", "John 3:16 says"],
  ["words before it", "see John 3:16"],
  ["a fourth John", "4 John 1:1"],
])("refuses %s", (_name, text) => {
  expect(parseReference(text)).toBeNull();
});

test("formats one verse and a range, and reads back what it wrote", () => {
  expect(formatReference(reference(19, 23, 1))).toBe("Psalm 23:1");
  expect(formatReference(reference(50, 4, 6, 7))).toBe("Philippians 4:6-7");
  for (const book of BOOKS) {
    const written = formatReference(reference(book.number, book.chapters, 1, 2));
    expect(parseReference(written)).toEqual(reference(book.number, book.chapters, 1, 2));
  }
});

test("numbers verses BBCCCVVV", () => {
  expect(verseIds(reference(1, 1, 1))).toEqual([1001001]);
  expect(verseIds(reference(66, 22, 20, 21))).toEqual([66022020, 66022021]);
});

test("lists 66 books and 1189 chapters, each found by all of its names", () => {
  expect(BOOKS).toHaveLength(66);
  expect(BOOKS.reduce((sum, book) => sum + book.chapters, 0)).toBe(1189);
  for (const book of BOOKS) {
    for (const name of [book.name, book.spanishName, ...book.abbreviations])
      expect(bookByName(name)).toBe(book);
  }
});
