import { expect, test } from "vitest";
import { clockWords, firstStep, nextStep, stepOf } from "./waiting-prayer.ts";

test.each([
  [[false, false], 0, 0],
  [[true, false], 0, 1],
  [[true, true, false], 1, 2],
  [[true, true], 0, 2],
  [[false, true], 1, 2],
  [[], 0, 0],
])("of %o the next from %i on is %i", (done, from, next) => {
  expect(nextStep(done, from)).toBe(next);
});

test.each([
  [[true, false], null, 1],
  [[true, true], null, 0],
  [[true, false], 0, 0],
  [[false], 9, 1],
])("%o, asked for %s, opens at %i", (done, asked, step) => {
  expect(firstStep(done, asked)).toBe(step);
});

test.each([
  ["3", 3],
  [null, null],
  ["-1", null],
  ["x", null],
])("step %s", (text, step) => {
  expect(stepOf(text)).toBe(step);
});

test("a timer says minutes and seconds", () => {
  expect([clockWords(300), clockWords(9)]).toEqual(["5:00", "0:09"]);
});
