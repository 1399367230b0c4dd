import { expect, test } from "vitest";
import { fromDay } from "./changes.ts";

const NOON = Date.UTC(2026, 10, 27, 12);

test.each([
  ["", "2026-11-26"],
  ["2026-11-27", "2026-11-27"],
  ["2027-11-28", "2027-11-28"],
  ["2026-11-26", null],
  ["2027-11-29", null],
  ["2026-02-30", null],
  ["tomorrow", null],
])("R35: typed %j on 27 November, a version holds from %j on", (typed, day) => {
  expect(fromDay(typed, NOON)).toBe(day);
});
