import fc from "fast-check";
import { expect, test } from "vitest";
import {
  DANGER_SPAN_MS,
  dangersSince,
  isOverCeiling,
  MODEL_ANSWERS_TO_DANGER,
  microsOn,
  NO_USE,
  ownWordsAt,
} from "./use.ts";

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
  expect([dangersSince(NO_USE, NOON), isOverCeiling(NO_USE, 1, NOON), ownWordsAt(NO_USE, NOON)]).toEqual([
    0,
    false,
    null,
  ]);
});

test("G13: in every hour the first messages of danger are answered by the model, all others by our own words", () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1000 }),
      fc.integer({ min: -DANGER_SPAN_MS, max: 3 * DANGER_SPAN_MS }),
      (dangers, later) => {
        const at = ownWordsAt({ ...NO_USE, dangerSince: NOON, dangers }, NOON + later);
        const counted = later < DANGER_SPAN_MS ? dangers : 0;
        expect(at).toBe(counted < MODEL_ANSWERS_TO_DANGER ? null : counted - MODEL_ANSWERS_TO_DANGER);
      },
    ),
  );
});
