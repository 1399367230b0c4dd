import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { QuietHours } from "#app/features/notifications/choices/choices.ts";
import { nextDigest } from "./digest-time.ts";
import { isRestDay, minuteAt, opensAt, quietEnds, type Rhythm } from "./when.ts";

fc.configureGlobal({ seed: 2026 });

const NIGHT: QuietHours = { from: 21 * 60, to: 7 * 60 };
const NEW_YORK = "America/New_York";

const rhythm = (change: Partial<Rhythm> = {}): Rhythm => ({
  zone: NEW_YORK,
  quiet: NIGHT,
  rests: [],
  keepsRest: true,
  ...change,
});

const at = (iso: string): number => Date.parse(iso);

describe("G25 when something may go out", () => {
  // 2026-11-27 is a Friday; New York is five hours behind UTC
  test.each([
    ["by day, at once", "2026-11-27T15:00:30Z", rhythm(), "2026-11-27T15:00:30Z"],
    ["in the night, when it is over", "2026-11-27T03:10:00Z", rhythm(), "2026-11-27T12:00:00Z"],
    ["the minute before quiet begins", "2026-11-28T01:59:59Z", rhythm(), "2026-11-28T01:59:59Z"],
    ["the minute in which it begins", "2026-11-28T02:00:00Z", rhythm(), "2026-11-28T12:00:00Z"],
    ["no quiet hours", "2026-11-27T08:00:00Z", rhythm({ quiet: null }), "2026-11-27T08:00:00Z"],
    // Saturday evening: the night, then Sunday's rest, then Sunday's night
    ["before the day of rest", "2026-11-29T02:30:00Z", rhythm(), "2026-11-30T12:00:00Z"],
    ["on the day of rest", "2026-11-29T17:00:00Z", rhythm(), "2026-11-30T12:00:00Z"],
    ["on it, without quiet hours", "2026-11-29T17:00:00Z", rhythm({ quiet: null }), "2026-11-30T05:00:00Z"],
    [
      "on it, and it is not kept",
      "2026-11-29T17:00:00Z",
      rhythm({ keepsRest: false }),
      "2026-11-29T17:00:00Z",
    ],
    [
      "another day of rest",
      "2026-11-28T17:00:00Z",
      rhythm({ rests: [{ fromDay: "2026-11-01", weekday: 6 }] }),
      "2026-11-29T12:00:00Z",
    ],
    [
      "a day of rest that begins next week",
      "2026-11-28T17:00:00Z",
      rhythm({ rests: [{ fromDay: "2026-11-30", weekday: 6 }] }),
      "2026-11-28T17:00:00Z",
    ],
    // the clocks go forward on 2026-03-08 at two, back on 2026-11-01 at two
    [
      "the night of summer time",
      "2026-03-07T03:00:00Z",
      rhythm({ keepsRest: false }),
      "2026-03-07T12:00:00Z",
    ],
    [
      "the night that is an hour shorter",
      "2026-03-08T04:00:00Z",
      rhythm({ keepsRest: false }),
      "2026-03-08T11:00:00Z",
    ],
    [
      "the night that is an hour longer",
      "2026-11-01T03:00:00Z",
      rhythm({ keepsRest: false }),
      "2026-11-01T12:00:00Z",
    ],
    [
      "quiet ends in the hour that does not exist",
      "2026-03-08T05:30:00Z",
      rhythm({ keepsRest: false, quiet: { from: 22 * 60, to: 150 } }),
      "2026-03-08T07:00:00Z",
    ],
    [
      "half an hour off the hour",
      "2026-11-26T20:00:00Z",
      rhythm({ zone: "Asia/Kolkata", keepsRest: false }),
      "2026-11-27T01:30:00Z",
    ],
    [
      "the other end of the world",
      "2026-11-26T12:00:00Z",
      rhythm({ zone: "Pacific/Kiritimati" }),
      "2026-11-26T17:00:00Z",
    ],
  ])("%s", (_name, now, kept, expected) => {
    expect(new Date(opensAt(at(now), kept)).toISOString()).toBe(new Date(at(expected)).toISOString());
  });

  const zones = fc.constantFrom(
    ...[
      NEW_YORK,
      "UTC",
      "Asia/Kolkata",
      "Australia/Lord_Howe",
      "Pacific/Apia",
      "America/St_Johns",
      "Asia/Kathmandu",
    ],
  );
  const minute = fc.integer({ min: 0, max: 1439 });

  test("never in quiet hours, never on the day of rest, never before it came, and within three days", () => {
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: at("2025-01-01T00:00:00Z"), max: at("2028-01-01T00:00:00Z") }),
        fc.record({ from: minute, to: minute }),
        fc.integer({ min: 0, max: 6 }),
        (zone, now, quiet, weekday) => {
          const kept = rhythm({ zone, quiet, rests: [{ fromDay: "2020-01-01", weekday }] });
          const open = opensAt(now, kept);
          expect(open).toBeGreaterThanOrEqual(now);
          expect(open - now).toBeLessThan(72 * 3_600_000);
          expect(isRestDay(open, kept)).toBe(false);
          expect(quietEnds(quiet, zone, open)).toBe(open);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("a digest comes at eight by the member's clock, and never on the day of rest", () => {
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: at("2025-01-01T00:00:00Z"), max: at("2028-01-01T00:00:00Z") }),
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom("day" as const, "week" as const),
        (zone, now, weekday, every) => {
          const kept = rhythm({ zone, rests: [{ fromDay: "2020-01-01", weekday }] });
          const due = nextDigest(now, every, kept);
          expect(due).toBeGreaterThan(now);
          expect(due - now).toBeLessThan((every === "day" ? 3 : 9) * 24 * 3_600_000);
          expect(isRestDay(due, kept)).toBe(false);
          expect(minuteAt(due, zone)).toBe(480);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("when a digest comes", () => {
  test.each([
    ["this morning still", "2026-11-27T10:00:00Z", "day", rhythm(), "2026-11-27T13:00:00Z"],
    ["tomorrow", "2026-11-27T14:00:00Z", "day", rhythm(), "2026-11-28T13:00:00Z"],
    ["at eight itself, tomorrow", "2026-11-27T13:00:00Z", "day", rhythm(), "2026-11-28T13:00:00Z"],
    ["past the day of rest", "2026-11-28T14:00:00Z", "day", rhythm(), "2026-11-30T13:00:00Z"],
    ["a week's, after the day of rest", "2026-11-25T14:00:00Z", "week", rhythm(), "2026-11-30T13:00:00Z"],
    [
      "who sleeps until ten",
      "2026-11-27T10:00:00Z",
      "day",
      rhythm({ quiet: { from: 1380, to: 600 } }),
      "2026-11-27T15:00:00Z",
    ],
    [
      "on the day when clocks go forward",
      "2026-03-08T04:30:00Z",
      "day",
      rhythm({ keepsRest: false }),
      "2026-03-08T12:00:00Z",
    ],
    [
      "on the day when they go back",
      "2026-11-01T03:30:00Z",
      "day",
      rhythm({ keepsRest: false }),
      "2026-11-01T13:00:00Z",
    ],
  ] as const)("%s", (_name, from, every, kept, expected) => {
    expect(new Date(nextDigest(at(from), every, kept)).toISOString()).toBe(
      new Date(at(expected)).toISOString(),
    );
  });
});
