import fc from "fast-check";
import { expect, test } from "vitest";
import { isQuiet } from "#app/features/notifications/choices/choices.ts";
import { whenOf } from "#app/features/notifications/view.ts";
import { countText, minuteThere, quietSince, unreadNow } from "./bell.ts";

const at = (instant: string) => Date.parse(instant);
const NIGHT = { from: 21 * 60, to: 7 * 60 };

test.each([
  ["no quiet hours", null, "2026-11-20T03:00:00Z", null],
  ["before them", NIGHT, "2026-11-20T01:59:59Z", null],
  ["their first minute", NIGHT, "2026-11-20T02:00:30Z", "2026-11-20T02:00:00Z"],
  ["after midnight", NIGHT, "2026-11-20T11:59:00Z", "2026-11-20T02:00:00Z"],
  ["their end", NIGHT, "2026-11-20T12:00:00Z", null],
  ["within a day", { from: 600, to: 660 }, "2026-11-20T15:30:00Z", "2026-11-20T15:00:00Z"],
  ["the same time twice is no time", { from: 600, to: 600 }, "2026-11-20T15:00:00Z", null],
])("quiet in New York: %s", (_name, hours, now, since) => {
  const found = quietSince(hours, "America/New_York", at(now));
  expect(found === null ? null : new Date(found).toISOString().replace(".000", "")).toBe(since);
});

test.each([
  ["clocks go back", "2026-11-01T05:30:00Z", "2026-11-01T01:00:00Z"],
  ["they have gone back", "2026-11-01T06:30:00Z", "2026-11-01T01:00:00Z"],
  ["in the morning after", "2026-11-01T11:00:00Z", "2026-11-01T01:00:00Z"],
  ["clocks will go forward", "2026-03-08T05:00:00Z", "2026-03-08T02:00:00Z"],
  ["they have gone forward", "2026-03-08T10:00:00Z", "2026-03-08T02:00:00Z"],
])("G25: one night is quiet from its first minute, when %s", (_name, now, since) => {
  const found = quietSince(NIGHT, "America/New_York", at(now));
  expect(new Date(found ?? 0)).toEqual(new Date(since));
  const inTheEvening = at(since) + 30 * 60_000;
  const before = at(since) - 30 * 60_000;
  expect(unreadNow([inTheEvening, before], NIGHT, "America/New_York", at(now))).toBe(1);
});

const ZONES = [
  "America/New_York",
  "Europe/Lisbon",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Africa/Casablanca",
];

test("G25: the quiet that is now goes back exactly to its first minute, in every night and zone", () => {
  const from = fc.integer({ min: 0, max: 1439 });
  // three hours of a day at least are not quiet
  const long = fc.integer({ min: 1, max: 1260 });
  const year = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2027, 0) / 60_000 });
  // half of them in the nights in which clocks change
  const changes = [Date.UTC(2026, 2, 8, 7), Date.UTC(2026, 10, 1, 6), Date.UTC(2026, 3, 4, 15)];
  const near = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -300, max: 600 }))
    .map(([change, off]) => change / 60_000 + off);
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), from, long, fc.oneof(year, near), (zone, from, long, now) => {
      const hours = { from, to: (from + long) % 1440 };
      const quiet = (minutes: number) => isQuiet(hours, minuteThere(minutes * 60_000, zone));
      const since = quietSince(hours, zone, now * 60_000 + 30_000);
      expect(quiet(now)).toBe(since !== null);
      if (since === null) return;
      const first = since / 60_000;
      expect(quiet(first - 1)).toBe(false);
      for (let minutes = first; minutes <= now; minutes += 7) expect(quiet(minutes)).toBe(true);
    }),
    { seed: 2026, numRuns: 300 },
  );
});

test("what came in quiet hours is counted after them", () => {
  const times = [at("2026-11-20T03:00:00Z"), at("2026-11-20T01:00:00Z")];
  expect(unreadNow(times, NIGHT, "America/New_York", at("2026-11-20T05:00:00Z"))).toBe(1);
  expect(unreadNow(times, NIGHT, "America/New_York", at("2026-11-20T12:00:00Z"))).toBe(2);
});

test.each([
  ["Asia/Kathmandu", 17 * 60 + 45],
  ["UTC", 720],
  ["Pacific/Kiritimati", 120],
])("the minute of the day in %s", (zone, minute) => {
  expect(minuteThere(at("2026-11-20T12:00:00Z"), zone)).toBe(minute);
});

test.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("%i beside the bell is %s", (count, text) => {
  expect(countText(count)).toBe(text);
});

test.each([
  ["2026-11-20T14:12:00Z", "en", "9:12 AM"],
  ["2026-11-20T14:12:00Z", "es", "9:12"],
  ["2026-11-20T04:30:00Z", "en", "Yesterday"],
  ["2026-11-19T14:12:00Z", "es", "Ayer"],
  ["2026-11-16T14:12:00Z", "en", "Monday"],
  ["2026-11-13T14:12:00Z", "en", "November 13"],
  ["2025-11-20T14:12:00Z", "en", "November 20, 2025"],
] as const)("%s is said in %s as %s", (moment, language, words) => {
  const now = at("2026-11-20T17:00:00Z");
  expect(whenOf(at(moment), { language, zone: "America/New_York", now }).replace("\u202f", " ")).toBe(words);
});
