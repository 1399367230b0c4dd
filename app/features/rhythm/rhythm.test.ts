import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { changeZone, memberDay, type ZoneSetting } from "#app/features/member/time-zone.ts";
import { refusedDay, sickDaysIn } from "./ask.ts";
import { passedDay } from "./passed-day.ts";
import { PRACTICES, type Practice } from "./practice.ts";
import { type Month, monthOf, type Rhythm, summaryOf, weekdayOf, weekOf } from "./rhythm.ts";

fc.configureGlobal({ seed: 2026 });

/** What the schema's triggers make of practised days (`tests/service/rhythm/rhythm.test.ts` proves that they do). */
function monthsOf(days: readonly (readonly [LocalDay, Practice | "flown"])[]): Month[] {
  const months = new Map<string, Month>();
  for (const [day, kind] of days) {
    const name = day.slice(0, 7);
    const month = months.get(name) ?? { month: name, reading: 0, prayer: 0, memory: 0, service: 0, flown: 0 };
    month[kind] |= 1 << (Number(day.slice(8)) - 1);
    months.set(name, month);
  }
  return [...months.values()];
}

const read = (...days: LocalDay[]): Rhythm => ({
  ...NO_RHYTHM,
  months: monthsOf(days.map((day) => [day, "reading"])),
});

const NO_RHYTHM: Rhythm = { months: [], rests: [], sick: [] };
const MONDAY = "2026-11-16";

describe("M2 the summary", () => {
  test.each<[string, Rhythm, LocalDay, { days: number; best: number }]>([
    ["nothing yet", NO_RHYTHM, MONDAY, { days: 0, best: 0 }],
    ["one day", read(MONDAY), MONDAY, { days: 1, best: 1 }],
    ["a day a year ago is still one", read("2025-11-16"), MONDAY, { days: 1, best: 1 }],
    ["today is not over", read("2026-11-16", "2026-11-17"), "2026-11-18", { days: 2, best: 2 }],
    [
      "Saturday and Monday: Sunday's rest belongs to it",
      read("2026-11-14", "2026-11-16"),
      "2026-11-16",
      { days: 2, best: 2 },
    ],
    [
      "a day without: the next stretch begins, and what was stays",
      read("2026-11-09", "2026-11-10", "2026-11-12"),
      "2026-11-20",
      { days: 3, best: 2 },
    ],
    [
      "ill in between",
      {
        ...read("2026-11-10", "2026-11-12"),
        sick: [{ id: "s", firstDay: "2026-11-11", lastDay: "2026-11-11" }],
      },
      "2026-11-20",
      { days: 2, best: 2 },
    ],
    [
      "practised while ill: it counts",
      { ...read("2026-11-10"), sick: [{ id: "s", firstDay: "2026-11-10", lastDay: "2026-11-11" }] },
      "2026-11-20",
      { days: 1, best: 1 },
    ],
    [
      "a day that a flight passed over",
      {
        ...NO_RHYTHM,
        months: monthsOf([
          ["2026-11-10", "prayer"],
          ["2026-11-11", "flown"],
          ["2026-11-12", "prayer"],
        ]),
      },
      "2026-11-20",
      { days: 2, best: 2 },
    ],
    [
      "rest on Saturday from the tenth on: the Sunday before stays a rest",
      {
        ...read("2026-11-07", "2026-11-09", "2026-11-13", "2026-11-15"),
        rests: [{ fromDay: "2026-11-10", weekday: 6 }],
      },
      "2026-11-15",
      { days: 4, best: 2 },
    ],
    [
      "over the end of a year and a leap day",
      read("2028-02-28", "2028-02-29", "2028-03-01"),
      "2028-03-01",
      { days: 3, best: 3 },
    ],
    [
      "two practices of a day are one day",
      {
        ...NO_RHYTHM,
        months: monthsOf([
          [MONDAY, "prayer"],
          [MONDAY, "service"],
        ]),
      },
      MONDAY,
      { days: 1, best: 1 },
    ],
  ])("%s", (_name, rhythm, today, summary) => {
    expect(summaryOf(rhythm, today)).toMatchObject(summary);
  });

  test("since when: the first day of the first month that has one", () => {
    expect(summaryOf(read("2026-11-30", "2025-01-31", "2025-01-09"), "2026-12-01").since).toBe("2025-01-09");
  });
});

describe("the calendar", () => {
  test("a week has seven windows, Monday first: lit, open, shuttered for rest", () => {
    const week = weekOf(read("2026-11-16", "2026-11-17", "2026-11-19"), "2026-11-19");
    expect(week.map(({ state }) => state)).toEqual([
      "practised",
      "practised",
      "open",
      "practised",
      "ahead",
      "ahead",
      "rest",
    ]);
    expect(week.find(({ isToday }) => isToday)?.day).toBe("2026-11-19");
  });

  test.each([
    ["2026-11", 6, 30],
    ["2026-02", 6, 28],
    ["2028-02", 1, 29],
    ["2026-06", 0, 30],
    ["2026-12", 1, 31],
  ])("%s begins after %i places and has %i days", (month, before, length) => {
    const page = monthOf(NO_RHYTHM, MONDAY, month);
    expect([page.before, page.days.length]).toEqual([before, length]);
    expect(page.days.at(-1)?.day.slice(0, 7)).toBe(month);
  });

  test.each([
    ["2026-11-22", 0],
    ["2026-11-16", 1],
    ["1969-12-31", 3],
    ["2028-02-29", 2],
  ])("%s is weekday %i", (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });
});

describe("days of illness", () => {
  const today = "2026-11-20";
  test.each([
    ["today", "2026-11-20", "", "2026-11-20"],
    ["one day", "2026-11-02", "", "2026-11-02"],
    ["a week", "2026-11-02", "2026-11-08", "2026-11-08"],
    ["a year ago", "2025-11-19", "", "2025-11-19"],
    ["tomorrow", "2026-11-21", "", "rhythm.to_come"],
    ["until tomorrow", "2026-11-20", "2026-11-21", "rhythm.to_come"],
    ["backwards", "2026-11-05", "2026-11-04", "rhythm.order"],
    ["long ago", "2025-11-18", "", "rhythm.long_ago"],
    ["too many", "2026-01-01", "2026-04-03", "rhythm.too_long"],
    ["as many as may be", "2026-01-01", "2026-04-02", "2026-04-02"],
    ["no day", "2026-02-30", "", "rhythm.no_day"],
    ["no date", "soon", "", "rhythm.no_day"],
    ["nothing", "", "", "rhythm.no_day"],
    ["markup", "<b>", "2026-11-20", "rhythm.no_day"],
  ])("%s", (_name, first, last, outcome) => {
    const asked = sickDaysIn(first, last, today);
    expect(asked.ok ? asked.value.lastDay : asked.refusal).toBe(outcome);
  });
});

// ---- whatever a member does

const START = "2026-01-01";
const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays(START, days));
const practised = fc.array(fc.tuple(day, fc.constantFrom(...PRACTICES)), { maxLength: 60 });
const rest = fc.record({ fromDay: day, weekday: fc.integer({ min: 0, max: 6 }) });
const sick = fc
  .tuple(day, fc.integer({ min: 0, max: 9 }))
  .map(([firstDay, more]) => ({ id: "s", firstDay, lastDay: addDays(firstDay, more) }));
const rhythms = fc.record({
  days: practised,
  rests: fc.uniqueArray(rest, { maxLength: 4, selector: ({ fromDay }) => fromDay }),
  sick: fc.array(sick, { maxLength: 3 }),
});
type Lived = { days: (readonly [LocalDay, Practice])[]; rests: Rhythm["rests"]; sick: Rhythm["sick"] };
const rhythmOf = ({ days, rests, sick: ill }: Lived): Rhythm => ({
  months: monthsOf(days),
  rests,
  sick: ill,
});

test("M2: nothing that is added, and no day that goes by, makes a number smaller", () => {
  const more = fc.oneof(
    fc.tuple(fc.constant("practice" as const), fc.tuple(day, fc.constantFrom(...PRACTICES))),
    fc.tuple(fc.constant("sick" as const), sick),
    fc.tuple(fc.constant("rest" as const), fc.integer({ min: 0, max: 6 })),
  );
  fc.assert(
    fc.property(rhythms, day, fc.nat(40), more, (lived, now, later, [kind, value]) => {
      // what is to come has not been practised, chosen or suffered yet
      const past: Lived = {
        days: lived.days.filter(([on]) => on <= now),
        rests: lived.rests.filter(({ fromDay }) => fromDay <= now),
        sick: lived.sick.filter(({ lastDay }) => lastDay <= now),
      };
      const before = summaryOf(rhythmOf(past), now);
      const added: Lived = { ...past };
      if (kind === "practice" && value[0] <= now) added.days = [...past.days, value];
      if (kind === "sick" && value.lastDay <= now) added.sick = [...past.sick, value];
      if (kind === "rest") {
        const others = past.rests.filter(({ fromDay }) => fromDay !== now);
        added.rests = [...others, { fromDay: now, weekday: value }];
      }
      for (const at of [now, addDays(now, later)]) {
        const after = summaryOf(rhythmOf(added), at);
        expect(after.days).toBeGreaterThanOrEqual(before.days);
        expect(after.best).toBeGreaterThanOrEqual(before.best);
      }
    }),
    { numRuns: 400 },
  );
});

test("M2: the order in which days are told does not matter, nor does telling them twice", () => {
  fc.assert(
    fc.property(rhythms, fc.integer(), (lived, seed) => {
      const shuffled = [...lived.days, ...lived.days].sort(
        (a, b) => ((a[0].charCodeAt(9) * 31 + seed) % 7) - ((b[0].charCodeAt(9) * 17 + seed) % 5),
      );
      const today = addDays(START, 130);
      expect(summaryOf(rhythmOf({ ...lived, days: shuffled }), today)).toEqual(
        summaryOf(rhythmOf(lived), today),
      );
    }),
  );
});

test("M2: days of illness taken back leave everything as it was", () => {
  fc.assert(
    fc.property(rhythms, sick, (lived, ill) => {
      const today = addDays(START, 130);
      const with_ = rhythmOf({ ...lived, sick: [...lived.sick, ill] });
      const undone = { ...with_, sick: with_.sick.filter((other) => other !== ill) };
      expect(monthOf(undone, today, "2026-02")).toEqual(monthOf(rhythmOf(lived), today, "2026-02"));
      expect(summaryOf(undone, today)).toEqual(summaryOf(rhythmOf(lived), today));
    }),
  );
});

const HOUR = 3_600_000;
const zone = fc.constantFrom(
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Etc/GMT+12",
  "Pacific/Chatham",
  "America/New_York",
  "America/Santiago",
  "Asia/Tokyo",
  "Europe/London",
  "Australia/Lord_Howe",
  "UTC",
);

/** The schema's rule for two practices in a row, as it stands in migration 0014. */
const passedOver = (a: Practiced, b: Practiced): LocalDay[] =>
  b.at - a.at <= 50 * HOUR && a.zone !== b.zone && addDays(a.day, 2) === b.day ? [addDays(a.day, 1)] : [];
type Practiced = { day: LocalDay; zone: string; at: number; passed: LocalDay | null };

test("M2: whoever practises on each of their days is never told of a day without, wherever they fly", () => {
  fc.assert(
    fc.property(
      zone,
      fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2026, 10) }),
      fc.array(
        fc.record({ wait: fc.integer({ min: HOUR, max: 20 * HOUR }), zone: fc.option(zone, { freq: 2 }) }),
        {
          minLength: 2,
          maxLength: 50,
        },
      ),
      (home, start, steps) => {
        let setting: ZoneSetting = { timeZone: home, nextTimeZone: null, nextTimeZoneDay: null };
        const practiced: Practiced[] = [];
        let now = start;
        // every hour is looked at, so that no day of the member's own goes by unpractised
        for (const step of steps) {
          if (step.zone) setting = changeZone(setting, step.zone, now) ?? setting;
          for (const end = now + step.wait; now < end; now += HOUR) {
            const today = memberDay(setting, now);
            const changed = setting.nextTimeZoneDay && today >= setting.nextTimeZoneDay;
            const name = (changed && setting.nextTimeZone) || setting.timeZone;
            if (practiced.at(-1)?.day !== today)
              practiced.push({ day: today, zone: name, at: now, passed: passedDay(setting) });
          }
        }
        const flown = practiced.flatMap((each, at) => {
          const next = practiced[at + 1];
          const passed = each.passed !== null && each.passed < each.day ? [each.passed] : [];
          return next ? [...passed, ...passedOver(each, next)] : passed;
        });
        const rhythm: Rhythm = {
          ...NO_RHYTHM,
          months: monthsOf([
            ...practiced.map(({ day: on }) => [on, "prayer"] as const),
            ...flown.map((on) => [on, "flown"] as const),
          ]),
        };
        const last = practiced.at(-1)?.day ?? "";
        const { days, best } = summaryOf(rhythm, last);
        expect(days).toBe(practiced.length);
        expect(best).toBe(practiced.length);
      },
    ),
    { numRuns: 150 },
  );
});

test.each([
  ["rhythm.order", "2026-11-10", "2026-11-09", "last"],
  ["rhythm.to_come", "2026-11-10", "2026-11-29", "last"],
  ["rhythm.to_come", "2026-11-29", "", "first"],
  ["rhythm.too_long", "2026-01-10", "2026-11-09", "last"],
  ["rhythm.long_ago", "2020-11-10", "2026-11-09", "first"],
  ["rhythm.no_day", "2026-02-30", "2026-11-09", "first"],
  ["rhythm.no_day", "2026-11-10", "2026-02-30", "last"],
] as const)("%s of %s to %j stands under the %s day", (refusal, first, last, day) => {
  expect(refusedDay(refusal, { first, last })).toBe(day);
});
