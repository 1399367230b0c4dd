import { expect, test } from "vitest";
import { isOverCeiling, MODEL_ANSWERS_TO_DANGER, microsOn, NO_USE, ownTurn } from "./use.ts";

const NOON = Date.UTC(2026, 10, 24, 12);
const use = { day: "2026-11-24", micros: 700, dangerSince: NOON - 60_000, dangers: 3 };

test.each([
  ["the same day", NOON, 700],
  ["its last moment, UTC", Date.UTC(2026, 10, 24, 23, 59, 59, 999), 700],
  ["the next day", Date.UTC(2026, 10, 25), 0],
])("the day's cost of a member: %s", (_name, now, micros) => {
  expect(microsOn(use, now)).toBe(micros);
});

test.each([
  [699, true],
  [700, true],
  [701, false],
  [null, false],
])("a ceiling of %s after 700: reached %s", (most, reached) => {
  expect(isOverCeiling(use, most, NOON)).toBe(reached);
});

test("who has had nothing has reached nothing", () => {
  expect(isOverCeiling(NO_USE, 1, NOON)).toBe(false);
});

test.each([
  [1, null],
  [MODEL_ANSWERS_TO_DANGER, null],
  [MODEL_ANSWERS_TO_DANGER + 1, 0],
  [MODEL_ANSWERS_TO_DANGER + 2, 1],
  [1000, 1000 - MODEL_ANSWERS_TO_DANGER - 1],
])("G13: the %ith message of danger in an hour is answered by our own words: %s", (dangers, turn) => {
  expect(ownTurn(dangers)).toBe(turn);
});
