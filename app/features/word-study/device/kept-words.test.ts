import { expect, test } from "vitest";
import { WORD_REVISION } from "#app/features/word-study/revision.ts";
import { BOOK_BYTES } from "./catalog-word-bytes.ts";
import { ALL_BOOKS, bytesOf, keptBooks, missingOf, sizeIn } from "./kept-words.ts";

test("M11: what is kept of another revision is older, is not read, and is fetched again", () => {
  const books = keptBooks([
    { book: 43, revision: WORD_REVISION },
    { book: 1, revision: "of before" },
    { book: 19, revision: WORD_REVISION },
  ]);
  expect(books).toEqual({ kept: [19, 43], older: [1] });
  expect(missingOf([1, 43], books)).toEqual([1]);
  expect(missingOf(ALL_BOOKS, books)).toHaveLength(64);
});

test("M11: the size is told before anything is loaded", () => {
  expect(bytesOf([1, 66])).toBe((BOOK_BYTES[0] ?? 0) + (BOOK_BYTES[65] ?? 0));
  expect(bytesOf([])).toBe(0);
  expect(bytesOf(ALL_BOOKS)).toBeLessThan(7 * 1024 * 1024);
  expect([sizeIn("en", 83_400), sizeIn("en", 6_912_000), sizeIn("es", 6_912_000)]).toEqual([
    "83 kB",
    "6.9 MB",
    "6,9 MB",
  ]);
});
