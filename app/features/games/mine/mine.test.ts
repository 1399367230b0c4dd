import { expect, test } from "vitest";
import { milestonesOf } from "./mine.ts";

test.each([
  [0, 0, []],
  [29, 0, []],
  [30, 0, [1]],
  [31, 1, []],
  [60, 1, [2]],
  [95, 0, [1, 2, 3]],
  [600, 0, [1, 2, 3, 4, 5, 6]],
])("G12: of %i days with a practice and %i milestones given, these bring gems now: %j", (days, given, now) =>
  expect(milestonesOf(days, given)).toEqual(now),
);
