import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayStart, isTimeZone, localDay } from "./local-day.ts";

fc.configureGlobal({ seed: 2026 });

const ZONES = Intl.supportedValuesOf("timeZone");

test.each([
  ["a winter evening in New York", "2026-01-15T04:59:59Z", "America/New_York", "2026-01-14"],
  ["midnight there", "2026-01-15T05:00:00Z", "America/New_York", "2026-01-15"],
  ["a summer evening there", "2026-07-15T03:59:59Z", "America/New_York", "2026-07-14"],
  ["summer's midnight there", "2026-07-15T04:00:00Z", "America/New_York", "2026-07-15"],
  ["before the clock goes on", "2026-03-08T04:59:59Z", "America/New_York", "2026-03-07"],
  ["the short day's end", "2026-03-09T03:59:59Z", "America/New_York", "2026-03-08"],
  ["after the short day", "2026-03-09T04:00:00Z", "America/New_York", "2026-03-09"],
  ["the long day's end", "2026-11-02T04:59:59Z", "America/New_York", "2026-11-01"],
  ["after the long day", "2026-11-02T05:00:00Z", "America/New_York", "2026-11-02"],
  ["a clock that goes back at midnight", "2026-04-05T03:00:00Z", "America/Santiago", "2026-04-04"],
  ["the furthest east", "2026-05-01T10:00:00Z", "Pacific/Kiritimati", "2026-05-02"],
  ["the furthest west", "2026-05-01T10:59:59Z", "Pacific/Pago_Pago", "2026-04-30"],
  ["three quarters of an hour", "2026-05-01T18:15:00Z", "Asia/Kathmandu", "2026-05-02"],
  ["the day that Samoa skipped", "2011-12-30T10:00:00Z", "Pacific/Apia", "2011-12-31"],
  ["a leap day", "2028-02-29T12:00:00Z", "UTC", "2028-02-29"],
  ["the year's end", "2026-12-31T23:00:00Z", "Europe/Berlin", "2027-01-01"],
])("%s", (_name, instant, zone, day) => {
  expect(localDay(Date.parse(instant), zone)).toBe(day);
});

test.each([
  ["winter", "2026-01-15T20:11:00Z", "America/New_York", "2026-01-15T05:00:00Z"],
  ["summer", "2026-07-15T03:59:59Z", "America/New_York", "2026-07-14T04:00:00Z"],
  ["the long day", "2026-11-02T04:59:59Z", "America/New_York", "2026-11-01T04:00:00Z"],
  ["three quarters of an hour", "2026-05-01T18:15:00Z", "Asia/Kathmandu", "2026-05-01T18:15:00Z"],
])("the day began: %s", (_name, now, zone, began) => {
  expect(new Date(dayStart(Date.parse(now), zone)).toISOString()).toBe(new Date(began).toISOString());
});

test("what was before a day's beginning is of another day, anywhere", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.nat({ max: 86_400 * 365 }), (zone, seconds) => {
      const now = Date.UTC(2026, 0, 2) + seconds * 1_000;
      const began = dayStart(now, zone);
      expect(localDay(began, zone)).toBe(localDay(now, zone));
      expect(localDay(began - 60_000, zone)).not.toBe(localDay(now, zone));
    }),
  );
});

test("anywhere and at any time the day is UTC's or a neighbour of it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) }),
      fc.constantFrom(...ZONES),
      (now, zone) => {
        const utc = localDay(now, "UTC");
        expect([addDays(utc, -1), utc, addDays(utc, 1)]).toContain(localDay(now, zone));
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ["2026-11-19", 1, "2026-11-20"],
  ["2026-11-30", 1, "2026-12-01"],
  ["2026-01-01", -1, "2025-12-31"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-02-28", 1, "2026-03-01"],
  ["2026-03-07", 2, "2026-03-09"],
  ["2026-06-06", 0, "2026-06-06"],
])("%s and %i days is %s", (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test("thirty years of days, on and back: each follows the one before, asked for the first time or again", () => {
  const days = Array.from({ length: 11_000 }, (_, n) => addDays("2010-01-01", n));
  const last = Date.UTC(2010, 0, 1) + 10_999 * 86_400_000;
  expect(new Set(days).size).toBe(11_000);
  expect(days.at(-1)).toBe(new Date(last).toISOString().slice(0, 10));
  expect(days.toReversed().every((day, n) => addDays("2010-01-01", 10_999 - n) === day)).toBe(true);
  expect(() => addDays("2026-13-01", 1)).toThrow(RangeError);
});

test.each([
  ["America/New_York", true],
  ["Pacific/Kiritimati", true],
  ["UTC", true],
  ["", false],
  ["Mars/Olympus_Mons", false],
  ["America/New_York; DROP TABLE", false],
  ["../../etc/localtime", false],
])("is %j a zone: %s", (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected);
});

test("a zone that does not exist is a bug, not a day", () => {
  expect(() => localDay(0, "Mars/Olympus_Mons")).toThrow(RangeError);
});
