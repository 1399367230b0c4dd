import { expect, test } from "vitest";
import { paragraphsOf, weekOfDay } from "./week.ts";

test.each([
  ["2026-01-05", 12, 1],
  ["2026-01-11", 12, 1],
  ["2026-01-12", 12, 2],
  ["2026-03-30", 12, 1],
  ["2025-12-31", 12, 12],
  ["2026-11-27", 2, 1],
])("R31-R33: on %s of %i weeks it is week %i", (day, weeks, week) => {
  expect(weekOfDay(day, weeks)).toBe(week);
});

test("a teaching's paragraphs are parted by empty lines", () => {
  expect(paragraphsOf("One.\n\nTwo,\nstill two.\n \nThree.")).toEqual(["One.", "Two,\nstill two.", "Three."]);
});
