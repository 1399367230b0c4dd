import { expect, test } from "vitest";
import { LASTS, readingOfDay, readingPart } from "./plan.ts";

test.each([
  ["before it begins", "2026-12-10", "2026-12-01", 0],
  ["on the first day", "2026-12-10", "2026-12-10", 0],
  ["over a change of clocks", "2026-10-30", "2026-11-02", 3],
  ["over a leap day", "2028-02-28", "2028-03-01", 2],
  ["long after the last", "2026-01-01", "2029-01-01", 29],
])("a group's reading %s", (_name, planDay, today, reading) => {
  expect(readingOfDay(planDay, today, LASTS["psalms-proverbs"] ?? 0)).toBe(reading);
});

const reader = { language: "en", translation: "WEB" } as const;

test("progress without shaming: how many have read it, and of nobody whether they have", () => {
  const part = readingPart(
    { plan: "psalms-proverbs", planDay: "2026-12-01", today: "2026-12-02", reading: null },
    [
      { reading: 0, count: 3, mine: 1 },
      { reading: 1, count: 4, mine: 0 },
    ],
    reader,
  );
  expect(part).toMatchObject({ index: 1, of: 30, isToday: true, readBy: 4, mine: false, own: 1 });
  expect(part?.passages[0]?.path).toMatch(/^\/bible-study\/web\/psalm/);
});

test.each([
  [null, null],
  ["no-such-plan", "2026-12-01"],
])("a group without a plan, or with one that is not known, has no reading: %s", (plan, planDay) => {
  expect(readingPart({ plan, planDay, today: "2026-12-01", reading: 3 }, [], reader)).toBeNull();
});

test("a reading beyond the last one is the last one", () => {
  const asked = { plan: "nt-90", planDay: "2026-12-01", today: "2026-12-01", reading: 399 };
  expect(readingPart(asked, [], reader)).toMatchObject({ index: 89, isToday: false });
});
