import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, localDay } from "#app/core/local-day.ts";
import { ALL_CHAPTERS, analyticsOf, monthsUpTo, type ProgressRows, sinceDays } from "./analytics.ts";

const NONE: ProgressRows = { days: [], moods: [], books: [], chapters: [] };

test("E20, AN1, D12: nothing is nothing, with all its days, months and moods", () => {
  const empty = analyticsOf(NONE, "2026-11-20");
  expect(empty.weeklyStudyTime.map(({ day }) => day)).toEqual([
    "2026-11-14",
    "2026-11-15",
    "2026-11-16",
    "2026-11-17",
    "2026-11-18",
    "2026-11-19",
    "2026-11-20",
  ]);
  expect(empty).toMatchObject({
    averageSessionTime: 0,
    studySessionsThisWeek: 0,
    mostStudiedBooks: [],
    chaptersRead: 0,
  });
  expect(empty.moodDistribution.map(({ sessions }) => sessions)).toEqual([0, 0, 0, 0, 0]);
  expect([empty.books.length, ALL_CHAPTERS]).toEqual([66, 1_189]);
});

test.each([
  ["2026-11-20", ["2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11"]],
  ["2027-02-28", ["2026-09", "2026-10", "2026-11", "2026-12", "2027-01", "2027-02"]],
  ["2028-02-29", ["2027-09", "2027-10", "2027-11", "2027-12", "2028-01", "2028-02"]],
  ["2026-12-31", ["2026-07", "2026-08", "2026-09", "2026-10", "2026-11", "2026-12"]],
])("the six months up to %s", (day, months) => expect(monthsUpTo(day, 6)).toEqual(months));

test("windows end where they should: 7 days, 30 days, 6 months, 5 books", () => {
  const today = "2026-11-20";
  const rows: ProgressRows = {
    days: [0, 6, 7, 29, 30].map((ago) => ({ day: addDays(today, -ago), seconds: 60, sessions: 1 })),
    moods: [29, 30].map((ago) => ({ day: addDays(today, -ago), mood: "sad" as const, sessions: 1 })),
    books: [1, 2, 3, 4, 5, 6].map((book) => ({ day: today, book, sessions: book })),
    chapters: [
      [8_001, 43],
      [8_002, 44],
      [8_003, 60],
    ],
  };
  const found = analyticsOf(rows, today);
  expect(found.weeklyStudyTime.map(({ minutes }) => minutes)).toEqual([1, 0, 0, 0, 0, 0, 1]);
  expect([found.studySessionsThisWeek, found.sessions, found.averageSessionTime]).toEqual([2, 4, 1]);
  expect(found.moodDistribution.find(({ mood }) => mood === "sad")?.sessions).toBe(1);
  expect(found.mostStudiedBooks.map(({ book }) => book)).toEqual([6, 5, 4, 3, 2]);
  // Ruth: 22, 23, 18 verses, two seconds each
  expect(found.books[7]).toEqual({ book: 8, read: 1, begun: true, chapters: 4 });
});

describe("fast-check: over all zones and days", () => {
  const zones = [
    "America/New_York",
    "Asia/Tokyo",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
    "Australia/Lord_Howe",
    "UTC",
  ];
  const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2029, 0, 1) });

  test("whatever the member's day is, what was read reaches back far enough for it", () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (now, zone) => {
        const since = sinceDays(new Date(now).toISOString().slice(0, 10));
        const today = localDay(now, zone);
        expect(since.months <= `${monthsUpTo(today, 6)[0]}-01`).toBe(true);
        expect(since.days <= addDays(today, -29)).toBe(true);
      }),
    );
  });

  test("each minute of the six months is in one month, and each of the week in one day", () => {
    const days = fc.array(fc.record({ ago: fc.nat(250), minutes: fc.nat(300) }), { maxLength: 40 });
    fc.assert(
      fc.property(moment, days, (now, list) => {
        const today = localDay(now, "America/New_York");
        const byDay = new Map(list.map(({ ago, minutes }) => [addDays(today, -ago), minutes]));
        const rows = {
          ...NONE,
          days: [...byDay].map(([day, minutes]) => ({ day, seconds: minutes * 60, sessions: 1 })),
        };
        const found = analyticsOf(rows, today);
        const first = `${monthsUpTo(today, 6)[0]}-01`;
        const sum = (keep: (day: string) => boolean) =>
          [...byDay].reduce((all, [day, minutes]) => all + (keep(day) ? minutes : 0), 0);
        expect(found.monthlyProgress.reduce((all, { minutes }) => all + minutes, 0)).toBe(
          sum((day) => day >= first),
        );
        expect(found.weeklyStudyTime.reduce((all, { minutes }) => all + minutes, 0)).toBe(
          sum((day) => day >= addDays(today, -6)),
        );
      }),
    );
  });
});
