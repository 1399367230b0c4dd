import { expect, test } from "vitest";
import { type Counted, countersToShow } from "./counters.ts";

const NOW = Date.UTC(2026, 10, 22);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.each<[string, Counted[]]>([
  ["nothing was counted", []],
  ["there are too few to tell", [{ name: "activeMembers", count: 99, countedAt: NOW }]],
  ["the count is a week old", [{ name: "activeMembers", count: 5_000, countedAt: NOW - 7 * DAY }]],
])("G9: no number is shown while %s", (_why, counted) => {
  expect(countersToShow(counted, NOW)).toBeNull();
});

test("L6, G9: what was counted is shown in the specification's order, with the day of the oldest count", () => {
  const counted: Counted[] = [
    { name: "activeMembers", count: 240, countedAt: NOW - HOUR },
    { name: "prayersOffered", count: 12, countedAt: NOW - 3 * DAY },
    { name: "blessingsSent", count: 100, countedAt: NOW - DAY },
  ];
  expect(countersToShow(counted, NOW)).toEqual({
    figures: [
      { name: "blessingsSent", count: 100 },
      { name: "activeMembers", count: 240 },
    ],
    countedAt: NOW - DAY,
  });
});
