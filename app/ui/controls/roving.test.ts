import { expect, test } from "vitest";
import { indexByLetter, nextIndex } from "./roving.ts";

test.each([
  ["ArrowRight", "row", 0, 1],
  ["ArrowRight", "row", 2, 0],
  ["ArrowLeft", "row", 0, 2],
  ["ArrowDown", "row", 0, null],
  ["ArrowDown", "column", -1, 0],
  ["ArrowDown", "column", 2, 0],
  ["ArrowUp", "column", -1, 2],
  ["ArrowUp", "column", 0, 2],
  ["Home", "row", 2, 0],
  ["End", "column", 0, 2],
  ["a", "row", 0, null],
] as const)("%s in a %s of three, from %i, leads to %s", (key, axis, from, to) => {
  expect(nextIndex(key, from, 3, axis)).toBe(to);
});

test("in an empty row there is nowhere to go", () => {
  expect(nextIndex("ArrowRight", 0, 0)).toBeNull();
});

test.each([
  ["r", 0, 2],
  ["R", 2, 3],
  ["r", 3, 2],
  ["h", 1, 1],
  ["é", 0, 4],
  ["z", 0, null],
  [" ", 0, null],
  ["Enter", 0, null],
] as const)("the letter %j from %i leads to %s", (letter, from, to) => {
  expect(indexByLetter(letter, from, ["Copy", "Hide", "Remind", "Report", "Éxodo"])).toBe(to);
});
