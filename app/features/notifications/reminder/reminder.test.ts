import { expect, test } from "vitest";
import { isTimeToCheck, nextCheckIn } from "./reminder.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

test.each([
  ["never looked", null, true, 0],
  ["just now", NOW, false, 30 * MINUTE],
  ["29 minutes ago", NOW - 29 * MINUTE, false, MINUTE],
  ["a moment before 30 minutes", NOW - 30 * MINUTE + 1, false, 1],
  ["30 minutes ago", NOW - 30 * MINUTE, true, 0],
  ["yesterday", NOW - 1_440 * MINUTE, true, 0],
  ["by a clock that ran ahead", NOW + MINUTE, true, 0],
])("PT15 looked %s", (_name, last, isTime, wait) => {
  expect([isTimeToCheck(last, NOW), nextCheckIn(last, NOW)]).toEqual([isTime, wait]);
});
