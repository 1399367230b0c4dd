import { expect, test } from "vitest";
import { anniversaryDays, comingBack, daysNear, yearsBetween } from "./anniversary.ts";

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

test.each([
  ["2026-11-26", ["11-25", "11-26", "11-27"], "2026-11-25"],
  ["2027-01-01", ["12-31", "01-01", "01-02"], "2026-12-31"],
  ["2027-03-01", ["02-28", "02-29", "03-01", "03-02"], "2027-02-28"],
])("M4: on %s and the days beside it %j come back, of years before %s", (today, days, first) => {
  expect(daysNear(today)).toEqual({ days, first });
});

test.each([
  ["2026-11-26", "2025-11-26"],
  ["2026-11-27", "2020-11-27"],
  ["2025-11-26", "2024-11-26"],
  ["2024-11-26", null],
  ["2026-11-28", null],
])("M4: of what was found, on %s it is that of %s", (today, day) => {
  const found = ["2020-11-27", "2024-11-26", "2025-11-26"].map((of) => ({ day: of }));
  expect(comingBack(found, today)?.day ?? null).toBe(day);
});
