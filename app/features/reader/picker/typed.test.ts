import { expect, test } from "vitest";
import { typedPlace } from "./typed.ts";

const at = (book: number, chapter: number, from?: number, to = from) => ({
  book,
  chapter,
  run: from === undefined ? null : { from, to },
});

test.each([
  ["jn 3 16", "en", at(43, 3, 16)],
  ["john 3:16", "en", at(43, 3, 16)],
  ["1 cor 13:4-7", "en", at(46, 13, 4, 7)],
  ["1 cor 13 4-7", "en", at(46, 13, 4, 7)],
  ["1cor13", "en", at(46, 13)],
  ["1 cor 13", "en", at(46, 13)],
  ["sal 23", "es", at(19, 23)],
  ["sal 23 1", "es", at(19, 23, 1)],
  ["ps 23", "en", at(19, 23)],
  ["psalm 119", "en", at(19, 119)],
  ["  genesis  ", "en", at(1, 1)],
  ["gen", "en", at(1, 1)],
  ["juan", "es", at(43, 1)],
  ["juan 3", "en", at(43, 3)],
  ["jude", "en", at(65, 1)],
  ["jude 5", "en", at(65, 1, 5)],
  ["Romans 8:28, 31", "en", at(45, 8, 28)],
  ["romanos 8, 28", "es", at(45, 8, 28)],
] as const)("%s", (text, language, place) => {
  expect(typedPlace(text, language)).toEqual(place);
});

test.each([
  "",
  "   ",
  "love",
  "john 99",
  "john 3:99",
  "hesitations 3:16",
  "9".repeat(10_000),
  "jn 3 16 ".repeat(2_000),
  "'; DROP TABLE",
  "\u200b",
])("%j is no place", (text) => {
  expect(typedPlace(text, "en")).toBeNull();
});
