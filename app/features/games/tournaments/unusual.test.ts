import { expect, test } from "vitest";
import { type PlayedDay, unusualIn } from "./unusual.ts";

const day = (correct: number, seconds: number, isLive = true): PlayedDay => ({
  correct,
  tookMs: seconds * 1000,
  isLive,
});
const times = (count: number, one: PlayedDay): PlayedDay[] => Array.from({ length: count }, () => one);

test.each([
  ["three days faster than can be read", times(3, day(10, 12)), { quickDays: 3, togetherDays: 0 }],
  ["a quick week of nine right", [...times(5, day(9, 15)), day(4, 90)], { quickDays: 5, togetherDays: 0 }],
  ["six days that came at once, all right", times(6, day(10, 1, false)), { quickDays: 0, togetherDays: 6 }],
])("R22: looked at: %s", (_name, days, found) => {
  expect(unusualIn(days)).toEqual(found);
});

test.each([
  ["nobody played", []],
  ["somebody who knows the Bible", times(7, day(10, 45))],
  ["two quick days", times(2, day(10, 10))],
  ["guessing in haste", times(7, day(3, 8))],
  ["a week on a train, with a miss", [...times(5, day(10, 1, false)), ...times(2, day(9, 1, false))]],
  ["just long enough", times(7, day(10, 20))],
])("R22: nothing unusual: %s", (_name, days) => {
  expect(unusualIn(days)).toBeNull();
});
