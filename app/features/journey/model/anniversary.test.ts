import { expect, test } from "vitest";
import { anniversaryDays, yearsBetween } from "./anniversary.ts";

test.each([
  ["2026-11-26", ["11-26", "11-26"]],
  ["2027-02-28", ["02-28", "02-29"]],
  ["2028-02-28", ["02-28", "02-28"]],
  ["2028-02-29", ["02-29", "02-29"]],
  ["2100-02-28", ["02-28", "02-29"]],
])("M4: on %s the entries of %j come back", (today, days) => {
  expect(anniversaryDays(today)).toEqual(days);
});

test.each([
  ["2025-11-26", "2026-11-26", 1],
  ["2024-02-29", "2027-02-28", 3],
])("M4: %s was %s less %i years", (then, today, years) => {
  expect(yearsBetween(then, today)).toBe(years);
});
