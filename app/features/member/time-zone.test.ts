import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDay, localDay } from "#app/core/local-day.ts";
import { changeZone, currentTimeZone, memberDay, pastDay, type ZoneSetting } from "./time-zone.ts";

fc.configureGlobal({ seed: 2026 });

const HOUR = 3_600_000;
const living = (timeZone: string): ZoneSetting => ({ timeZone, nextTimeZone: null, nextTimeZoneDay: null });
const at = (instant: string): number => Date.parse(instant);

/** What is stored after the member's browser said `zone` at `now`. */
const changed = (setting: ZoneSetting, zone: string, now: number): ZoneSetting =>
  changeZone(setting, zone, now) ?? setting;

test("G2: a change waits for the next midnight where the member was", () => {
  const setting = changed(living("America/New_York"), "Asia/Tokyo", at("2026-01-15T17:00:00Z"));
  expect(setting).toEqual({
    timeZone: "America/New_York",
    nextTimeZone: "Asia/Tokyo",
    nextTimeZoneDay: "2026-01-16",
  });
  expect(currentTimeZone(setting, at("2026-01-16T04:59:59Z"))).toBe("America/New_York");
  expect(currentTimeZone(setting, at("2026-01-16T05:00:00Z"))).toBe("Asia/Tokyo");
});

test.each<[string, string, string, string, [string, LocalDay][]]>([
  [
    "west: the day grows longer",
    "America/New_York",
    "America/Los_Angeles",
    "2026-01-15T17:00:00Z",
    [
      ["2026-01-16T04:59:59Z", "2026-01-15"],
      ["2026-01-16T07:59:59Z", "2026-01-15"],
      ["2026-01-16T08:00:00Z", "2026-01-16"],
    ],
  ],
  [
    "east over the date line: a day is passed over",
    "Pacific/Pago_Pago",
    "Pacific/Kiritimati",
    "2026-05-01T12:00:00Z",
    [
      ["2026-05-02T10:59:59Z", "2026-05-01"],
      ["2026-05-02T11:00:00Z", "2026-05-03"],
      ["2026-05-03T10:00:00Z", "2026-05-04"],
    ],
  ],
  [
    "west over the date line: the day before does not come again",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
    "2026-05-01T12:00:00Z",
    [
      ["2026-05-02T09:59:59Z", "2026-05-02"],
      ["2026-05-02T10:00:00Z", "2026-05-02"],
      ["2026-05-02T10:59:59Z", "2026-05-02"],
      ["2026-05-03T10:59:59Z", "2026-05-02"],
      ["2026-05-03T11:00:00Z", "2026-05-03"],
    ],
  ],
  [
    "on the night when the clock goes on",
    "America/New_York",
    "Europe/London",
    "2026-03-07T23:00:00Z",
    [
      ["2026-03-08T04:59:59Z", "2026-03-07"],
      ["2026-03-08T05:00:00Z", "2026-03-08"],
    ],
  ],
  [
    "on the day with 25 hours",
    "America/New_York",
    "UTC",
    "2026-11-01T05:30:00Z",
    [
      ["2026-11-02T04:59:59Z", "2026-11-01"],
      ["2026-11-02T05:00:00Z", "2026-11-02"],
    ],
  ],
])("G2: %s", (_name, from, to, asked, days) => {
  const setting = changed(living(from), to, at(asked));
  expect(days.map(([instant]) => [instant, memberDay(setting, at(instant))])).toEqual(days);
});

test("a moment before a change of zone keeps the day that it was, however long the change has been told", () => {
  const setting = changed(living("America/New_York"), "Asia/Tokyo", at("2026-01-19T17:00:00Z"));
  expect(setting.nextTimeZoneDay).toBe("2026-01-20");
  const days = ["2026-01-15", "2026-01-18", "2026-01-19", "2026-01-22"];
  const then = days.map((day) => at(`${day}T17:00:00Z`));
  expect(then.map((moment) => pastDay(setting, moment))).toEqual([
    "2026-01-15",
    "2026-01-18",
    "2026-01-19",
    "2026-01-23",
  ]);
});

test("a past moment in which the new zone was still in a day that had ended is of the day of the change", () => {
  const setting = changed(living("Pacific/Kiritimati"), "Pacific/Pago_Pago", at("2026-05-01T12:00:00Z"));
  expect(pastDay(setting, at("2026-05-01T09:59:59Z"))).toBe("2026-05-01");
  expect(pastDay(setting, at("2026-05-02T10:59:59Z"))).toBe("2026-05-02");
});

test.each([
  ["the same zone", living("UTC"), "UTC"],
  ["the zone that waits already", changed(living("UTC"), "Asia/Tokyo", 0), "Asia/Tokyo"],
  ["a zone that does not exist", living("UTC"), "Mars/Olympus_Mons"],
])("nothing changes: %s", (_name, setting, zone) => {
  expect(changeZone(setting, zone, HOUR)).toBeNull();
});

test("coming home before midnight takes the change back", () => {
  const leaving = changed(living("America/New_York"), "Asia/Tokyo", at("2026-01-15T17:00:00Z"));
  const home = changed(leaving, "America/New_York", at("2026-01-15T20:00:00Z"));
  expect(currentTimeZone(home, at("2026-01-20T12:00:00Z"))).toBe("America/New_York");
});

test("a change that has begun is the zone from which the next one starts", () => {
  const first = changed(living("America/New_York"), "Asia/Tokyo", at("2026-01-15T17:00:00Z"));
  expect(changeZone(first, "America/New_York", at("2026-01-17T00:00:00Z"))).toEqual({
    timeZone: "Asia/Tokyo",
    nextTimeZone: "America/New_York",
    nextTimeZoneDay: "2026-01-18",
  });
});

// ---- whatever a member does

const zone = fc.constantFrom(
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Etc/GMT+12",
  "Pacific/Chatham",
  "Pacific/Honolulu",
  "America/New_York",
  "America/Santiago",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Asia/Tokyo",
  "Europe/London",
  "Australia/Lord_Howe",
  "UTC",
);
/** Steps of minutes to two days; a year of them goes over every change of clocks. */
const step = fc.record({ wait: fc.integer({ min: 60_000, max: 48 * HOUR }), zone: fc.option(zone) });
const journey = fc.record({
  home: zone,
  start: fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
  steps: fc.array(step, { minLength: 1, maxLength: 60 }),
});
type Journey = { home: string; start: number; steps: { wait: number; zone: string | null }[] };

/** The member's day just before and after each step, with the setting that held. */
function* lived({ home, start, steps }: Journey) {
  let setting = living(home);
  let now = start;
  for (const { wait, zone: next } of steps) {
    now += wait;
    const before = setting;
    if (next) setting = changed(before, next, now);
    yield { now, before, after: setting };
  }
}

test("G2: saying another zone never changes the day that is, nor begins it before the member's midnight", () => {
  fc.assert(
    fc.property(journey, fc.integer({ min: 0, max: 47 }), (trip, hours) => {
      for (const { now, before, after } of lived(trip)) {
        const today = memberDay(before, now);
        expect(memberDay(after, now)).toBe(today);
        const later = now + hours * HOUR;
        const stillToday = addDays(today, 1) > localDay(later, currentTimeZone(before, now));
        if (before !== after && stillToday) expect(memberDay(after, later)).toBe(today);
      }
    }),
  );
});

test("G2: a day that has ended never comes again", () => {
  fc.assert(
    fc.property(journey, (trip) => {
      let last = "";
      for (const { now, before, after } of lived(trip)) {
        for (const setting of [before, after]) {
          const day = memberDay(setting, now);
          expect(day >= last).toBe(true);
          last = day;
        }
      }
    }),
    { numRuns: 300 },
  );
});

/** From UTC-12 to UTC+14 the calendars of the world are 26 hours apart: all that travel can ever win. */
const WORLD = 26 * HOUR;

test("G2: no route of flights makes more days, and so more messages, than the calendar has", () => {
  fc.assert(
    fc.property(journey, (trip) => {
      const seen = [...lived(trip)].map(({ now, after }) => ({ now, day: memberDay(after, now) }));
      for (const [index, from] of seen.entries()) {
        for (const to of seen.slice(index)) {
          const days = new Set(
            seen.filter(({ now }) => now >= from.now && now <= to.now).map(({ day }) => day),
          );
          expect(days.size).toBeLessThanOrEqual(Math.floor((to.now - from.now + WORLD) / (24 * HOUR)) + 2);
        }
      }
    }),
    { numRuns: 30 },
  );
});
