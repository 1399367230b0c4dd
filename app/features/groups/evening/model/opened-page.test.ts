import { expect, test } from "vitest";
import { laterPage, placeOf, steppedFrom } from "./opened-page.ts";

const at = (book: number, chapter: number, from: number, to: number) => ({ book, chapter, from, to });

test.each([
  ["the next verses, as many", at(43, 3, 1, 8), 1, at(43, 3, 9, 16)],
  ["the last ones of a chapter, fewer", at(43, 3, 30, 35), 1, at(43, 3, 36, 36)],
  ["over the end of a chapter", at(43, 3, 36, 36), 1, at(43, 4, 1, 1)],
  ["a whole chapter leads to the next whole one", at(19, 22, 1, 31), 1, at(19, 23, 1, 6)],
  ["over the end of a book", at(43, 21, 1, 25), 1, at(44, 1, 1, 26)],
  ["back in a chapter", at(43, 3, 9, 16), -1, at(43, 3, 1, 8)],
  ["back to what is left of it", at(43, 3, 4, 9), -1, at(43, 3, 1, 3)],
  ["back over the beginning of a chapter", at(43, 3, 1, 8), -1, at(43, 2, 18, 25)],
  ["back over the beginning of a book", at(40, 1, 1, 25), -1, at(39, 4, 1, 6)],
  ["nothing before Genesis", at(1, 1, 1, 31), -1, null],
  ["nothing after Revelation", at(66, 22, 1, 21), 1, null],
  ["more verses than the next chapter has", at(19, 119, 170, 176), 1, at(19, 120, 1, 7)],
] as const)("R24: a page is turned: %s", (_name, from, step, to) => {
  expect(steppedFrom(from, step)).toEqual(to);
});

test.each([
  ["a chapter", { book: 19, chapter: 23, run: null }, at(19, 23, 1, 6)],
  ["verses", { book: 43, chapter: 3, run: { from: 1, to: 8 } }, at(43, 3, 1, 8)],
  ["verses that there are not", { book: 43, chapter: 3, run: { from: 30, to: 99 } }, null],
  ["nothing", null, null],
] as const)("R24: a page is opened by what was typed: %s", (_name, typed, place) => {
  expect(placeOf(typed)).toEqual(place);
});

test("R24: of two pages the later one stands, in whatever order they come", () => {
  const [one, two] = [
    { n: 1, ...at(43, 3, 1, 8) },
    { n: 2, ...at(43, 3, 9, 16) },
  ];
  expect(laterPage(one, two)).toBe(two);
  expect(laterPage(two, one)).toBe(two);
});
