import { expect, test } from "vitest";
import { healthOf, healthOfWaiting, median, openByAge, SEVERITIES } from "./dashboard.ts";

const HOUR = 3_600_000;
test.each(SEVERITIES.map((severity, place) => [place, severity] as const))(
  "an item of severity %i is counted as %s",
  (place, severity) => {
    const rows = openByAge([{ since: 0, severity: place }], 0);
    expect(rows.filter(({ counts }) => counts.some(Boolean)).map((row) => row.severity)).toEqual([severity]);
  },
);

test.each([
  [0, 0],
  [HOUR - 1, 0],
  [HOUR, 1],
  [6 * HOUR - 1, 1],
  [6 * HOUR, 2],
  [24 * HOUR - 1, 2],
  [24 * HOUR, 3],
  [-5, 0],
])("an age of %i stands in column %i", (age, column) => {
  const now = 100 * HOUR;
  const rest = openByAge([{ since: now - age, severity: 3 }], now).find(
    ({ severity }) => severity === "rest",
  );
  expect(rest?.counts.map((count, at) => (count ? at : null)).filter((at) => at !== null)).toEqual([column]);
});

test.each([
  [[], null],
  [[5], 5],
  [[9, 1], 5],
  [[100, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])("the middle of %j is %s", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test.each([
  [0, 0, "well"],
  [0, 4, "well"],
  [95, 5, "well"],
  [90, 10, "slow"],
  [49, 51, "failing"],
] as const)("%i answered and %i failed is %s", (answered, failed, health) => {
  expect(healthOf(answered, failed)).toBe(health);
});

test.each([
  [null, "well"],
  [0, "well"],
  [10 * 60_000, "slow"],
  [6 * HOUR, "failing"],
] as const)("the oldest has waited %s: %s", (waited, health) => {
  const now = 100 * HOUR;
  expect(healthOfWaiting(waited === null ? null : now - waited, now)).toBe(health);
});
