import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { weekdayOf } from "#app/features/rhythm/rhythm.ts";
import { catchUp, change, move, pause, rest, resume, type Situation, setAside } from "./change.ts";
import { contentOf, READY_KINDS, readingsOf } from "./kinds.ts";
import { MAX_DAYS, ownPlan } from "./own.ts";
import { wordsOf } from "./passage.ts";
import { progressOf } from "./plan-progress.ts";
import { daysOf, EVERY_DAY, isReadingDay, keyOf, type Plan, scheduleOf, slotsOf } from "./schedule.ts";

const NT = contentOf("nt-90");
const READINGS = readingsOf(NT);

const planOf = (changed: Partial<Plan> = {}): Plan => ({
  ...NT,
  weekdays: EVERY_DAY,
  anchorDay: "2026-11-01",
  anchorReading: 0,
  spreadReadings: 0,
  spreadDays: 0,
  asideBefore: 0,
  restDays: [],
  status: "active",
  ...changed,
});

/** Everything of the readings before `count`. */
const doneTo = (count: number): Set<string> =>
  new Set(
    READINGS.slice(0, count).flatMap((passages, reading) =>
      passages.map((_, place) => keyOf({ reading, place })),
    ),
  );

const at = (plan: Plan, count: number, today: LocalDay): Situation => ({
  plan,
  readings: READINGS,
  done: doneTo(count),
  today,
});

const stands = ({ plan, readings, done, today }: Situation) => progressOf(plan, readings, done, today);
const value = <Value>(result: { ok: true; value: Value } | { ok: false; refusal: string }): Value => {
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
};

test("a plan of every day has its first reading on the first day and its last one on the ninetieth", () => {
  const schedule = scheduleOf(planOf(), READINGS);
  expect(schedule).toHaveLength(90);
  expect(schedule[0]?.day).toBe("2026-11-01");
  expect(schedule.at(-1)?.day).toBe("2027-01-29");
});

test("a weekday that is not chosen is a day of rest", () => {
  const plan = planOf({ weekdays: EVERY_DAY & ~1 });
  const days = scheduleOf(plan, READINGS).map(({ day }) => day);
  expect(days.map(weekdayOf)).not.toContain(0);
  expect(days).toHaveLength(90);
});

test("behind: three days unread are three days behind, and nothing is lost", () => {
  const situation = at(planOf(), 33, "2026-12-07");
  const { behindDays, next, readingsDone } = stands(situation);
  expect({ behindDays, next, readingsDone }).toEqual({
    behindDays: 3,
    next: { reading: 33, place: 0 },
    readingsDone: 33,
  });
});

test("move the plan to me: today's is where one is, and the last day is three days later", () => {
  const situation = at(planOf(), 33, "2026-12-07");
  const moved = { ...situation, plan: value(move(situation)) };
  const after = stands(moved);
  expect(after.behindDays).toBe(0);
  expect(after.today[0]).toEqual({ reading: 33, place: 0 });
  expect(after.lastDay).toBe(addDays(stands(situation).lastDay, 3));
  // asked twice, the second time finds it so
  expect(value(move(moved))).toEqual(moved.plan);
});

test("move, when one is ahead: the next reading is tomorrow's, and the plan ends sooner", () => {
  const situation = at(planOf(), 40, "2026-12-07");
  expect(stands(situation).aheadDays).toBe(3);
  const after = stands({ ...situation, plan: value(move(situation)) });
  expect(after.schedule[0]).toMatchObject({ day: "2026-12-08", items: [{ reading: 40 }, { reading: 40 }] });
  expect(after.lastDay).toBe(addDays(stands(situation).lastDay, -3));
});

test("catch up slowly: a little more each day, and the last day stays", () => {
  const situation = at(planOf(), 33, "2026-12-07");
  const caught = { ...situation, plan: value(catchUp(situation)) };
  const after = stands(caught);
  expect(after.behindDays).toBe(0);
  expect(after.lastDay).toBe(stands(situation).lastDay);
  expect(after.today[0]).toEqual({ reading: 33, place: 0 });
  expect(caught.plan.spreadDays).toBeGreaterThan(5);
  // after it, a day has its own reading again
  const later = after.schedule.slice(caught.plan.spreadDays).map(({ items }) => items[0]?.reading);
  const usual = stands(situation).schedule.filter(({ day }) => day >= "2026-12-07");
  expect(later).toEqual(usual.slice(caught.plan.spreadDays).map(({ items }) => items[0]?.reading));
});

test("go on from today: what is open stays open, and is no debt", () => {
  const situation = at(planOf(), 33, "2026-12-07");
  const after = stands({ ...situation, plan: value(setAside(situation)) });
  expect(after.behindDays).toBe(0);
  expect(after.next).toEqual({ reading: 36, place: 0 });
  expect(after.open[0]).toEqual({ reading: 33, place: 0 });
  expect(after.lastDay).toBe(stands(situation).lastDay);
});

test("a rest day: what today had comes on the next day of reading; taken back, it is today's again", () => {
  const situation = at(planOf(), 36, "2026-12-07");
  const rested = value(rest(situation, true));
  const after = stands({ ...situation, plan: rested });
  expect(after.today).toEqual([]);
  expect(after.schedule.find(({ day }) => day === "2026-12-08")?.items[0]?.reading).toBe(36);
  expect(after.lastDay).toBe(addDays(stands(situation).lastDay, 1));
  expect(value(rest({ ...situation, plan: rested }, false))).toEqual(situation.plan);
});

test("paused: nothing is changed until it is taken up again, where one was", () => {
  const situation = at(planOf(), 10, "2026-11-11");
  const paused = value(pause(situation));
  expect(pause({ ...situation, plan: paused })).toEqual({ ok: false, refusal: "plans.not_active" });
  expect(move({ ...situation, plan: paused })).toEqual({ ok: false, refusal: "plans.not_active" });
  const later = { ...situation, plan: paused, today: "2027-03-01" };
  const again = stands({ ...later, plan: value(resume(later)) });
  expect(again.today[0]).toEqual({ reading: 10, place: 0 });
  expect(again.behindDays).toBe(0);
});

test("after the last day there is no going on from today, and no catching up; moving goes on", () => {
  const situation = at(planOf(), 80, "2027-06-01");
  expect(setAside(situation)).toEqual({ ok: false, refusal: "plans.past_end" });
  expect(catchUp(situation)).toEqual({ ok: false, refusal: "plans.past_end" });
  expect(stands({ ...situation, plan: value(move(situation)) }).today[0]?.reading).toBe(80);
});

test.each([5, 10, 20, 45])("another pace: about %d minutes a day, from where one is", (minutes) => {
  const situation = at(planOf(), 30, "2026-12-01");
  const plan = value(change(situation, EVERY_DAY & ~1, String(minutes)));
  const schedule = scheduleOf(plan, READINGS);
  expect(schedule.map(({ day }) => weekdayOf(day))).not.toContain(0);
  expect(schedule.flatMap(({ items }) => items.map(keyOf))).toEqual(
    READINGS.flatMap((passages, reading) => passages.map((_, place) => keyOf({ reading, place }))).slice(
      doneTo(30).size,
    ),
  );
  expect(schedule.every(({ items }) => items.length > 0)).toBe(true);
  const left = READINGS.slice(30).flat();
  const wished = Math.round(left.reduce((sum, passage) => sum + wordsOf(passage), 0) / (200 * minutes));
  // a passage is not parted, so a very slow pace has one each day
  expect(schedule).toHaveLength(Math.min(wished, left.length));
});

test("a pace that is no number is refused", () => {
  const situation = at(planOf(), 30, "2026-12-01");
  expect(change(situation, EVERY_DAY, "soon")).toEqual({ ok: false, refusal: "plans.no_minutes" });
  expect(change(situation, EVERY_DAY, "0")).toEqual({ ok: false, refusal: "plans.no_minutes" });
  expect(change(situation, 0, "")).toEqual({ ok: false, refusal: "plans.no_weekday" });
});

const JOHN = { books: [43], weekdays: EVERY_DAY, start: "2026-11-20" };

test.each([
  ["0 days", { by: "days", days: 0 }, "plans.few_days"],
  ["-3 days", { by: "days", days: -3 }, "plans.few_days"],
  ["10,000 days", { by: "days", days: 10_000 }, "plans.many_days"],
  ["days that are no number", { by: "days", days: Number.NaN }, "plans.no_days"],
  ["half a day", { by: "days", days: 0.5 }, "plans.no_days"],
  ["more days than verses", { by: "days", days: 900 }, "plans.more_days_than_verses"],
  ["0 minutes", { by: "minutes", minutes: 0 }, "plans.no_minutes"],
  ["10,000 minutes", { by: "minutes", minutes: 10_000 }, "plans.many_minutes"],
] as const)("one's own plan of %s is refused kindly", (_what, pace, refusal) => {
  expect(ownPlan({ ...JOHN, pace })).toEqual({ ok: false, refusal });
});

test("the whole Bible in one day is refused, and so are no books, no weekday and no such book", () => {
  const pace = { by: "days", days: 1 } as const;
  const all = Array.from({ length: 66 }, (_, book) => book + 1);
  expect(ownPlan({ ...JOHN, books: all, pace })).toEqual({ ok: false, refusal: "plans.long_days" });
  expect(ownPlan({ ...JOHN, books: [], pace })).toEqual({ ok: false, refusal: "plans.no_books" });
  expect(ownPlan({ ...JOHN, books: [0, 67, 1.5], pace })).toEqual({ ok: false, refusal: "plans.no_books" });
  expect(ownPlan({ ...JOHN, weekdays: 0, pace })).toEqual({ ok: false, refusal: "plans.no_weekday" });
});

test("one's own plan says its last day before it is begun", () => {
  expect(ownPlan({ ...JOHN, weekdays: 0b0100000, pace: { by: "days", days: 21 } })).toMatchObject({
    ok: true,
    value: { readings: 21, firstDay: "2026-11-20", lastDay: "2027-04-09" },
  });
  expect(ownPlan({ ...JOHN, books: [43, 43, 40], pace: { by: "minutes", minutes: 10 } })).toMatchObject({
    ok: true,
    value: { books: [40, 43], minutes: 10 },
  });
});

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));
const anyWeekdays = fc.integer({ min: 1, max: EVERY_DAY });

test("any days of reading: each day is in the calendar, after the one before, on a chosen weekday, never on a rest day", () => {
  fc.assert(
    fc.property(
      anyDay,
      anyWeekdays,
      fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 20 }),
      fc.integer({ min: 1, max: MAX_DAYS }),
      (anchorDay, weekdays, rests, count) => {
        const plan = { anchorDay, weekdays, restDays: rests.map((days) => addDays(anchorDay, days)) };
        const days = daysOf(plan, count);
        expect(days).toHaveLength(count);
        for (const [n, day] of days.entries()) {
          expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
          expect(isReadingDay(plan, day)).toBe(true);
          if (n > 0) expect(day > (days[n - 1] ?? "")).toBe(true);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test("leap day: it is a day of reading like any other, and no plan is longer for it", () => {
  const days = daysOf({ anchorDay: "2028-02-27", weekdays: EVERY_DAY, restDays: [] }, 4);
  expect(days).toEqual(["2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01"]);
  expect(daysOf({ anchorDay: "2027-02-28", weekdays: EVERY_DAY, restDays: [] }, 2)[1]).toBe("2027-03-01");
});

const ZONES = [
  "America/New_York",
  "Europe/Madrid",
  "America/Santiago",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Asia/Kathmandu",
  "Pacific/Apia",
];

test("in every zone, over both changes of clocks and the date line: whoever reads at each of their days is never behind", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.constantFrom(
        "2026-03-01T12:00:00Z",
        "2026-10-20T03:30:00Z",
        "2028-02-20T23:59:59Z",
        "2011-12-20T10:00:00Z",
      ),
      anyWeekdays,
      (zone, from, weekdays) => {
        const setting = { timeZone: zone, nextTimeZone: null, nextTimeZoneDay: null };
        const start = Date.parse(from);
        const plan = planOf({ anchorDay: memberDay(setting, start), weekdays });
        const done = new Set<string>();
        let passedOver = 0;
        let before = addDays(plan.anchorDay, -1);
        for (let hours = 0; hours < 24 * 24; hours += 8) {
          const today = memberDay(setting, start + hours * 3_600_000);
          // Samoa had no December 30th in 2011: what it had is open, and nothing else ever is
          if (today > addDays(before, 1)) passedOver++;
          before = today;
          const progress = progressOf(plan, READINGS, done, today);
          expect(progress.behindDays).toBeLessThanOrEqual(passedOver);
          for (const item of progress.today) done.add(keyOf(item));
        }
        expect(passedOver).toBe(zone === "Pacific/Apia" && from.startsWith("2011") ? 1 : 0);
      },
    ),
    { numRuns: 24 },
  );
});

test("any sequence of reading and changes: nothing is scheduled twice or lost, and a move always ends every debt", () => {
  const acts = fc.array(
    fc.oneof(
      fc.record({ act: fc.constant("read" as const), count: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ act: fc.constant("days" as const), count: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ act: fc.constantFrom("move", "catch", "aside", "rest", "pause") }),
      fc.record({
        act: fc.constant("pace" as const),
        minutes: fc.integer({ min: 3, max: 90 }),
        weekdays: anyWeekdays,
      }),
    ),
    { minLength: 1, maxLength: 25 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...READY_KINDS), anyDay, acts, (kind, start, steps) => {
      const content = contentOf(kind);
      const readings = readingsOf(content);
      let plan: Plan = { ...planOf({ anchorDay: start }), ...content };
      const done = new Set<string>();
      let today = start;
      for (const step of steps) {
        const situation: Situation = { plan, readings, done, today };
        const changed =
          step.act === "move"
            ? move(situation)
            : step.act === "catch"
              ? catchUp(situation)
              : step.act === "aside"
                ? setAside(situation)
                : step.act === "rest"
                  ? rest(situation, true)
                  : step.act === "pause"
                    ? pause(situation)
                    : step.act === "pace"
                      ? change(situation, step.weekdays, String(step.minutes))
                      : null;
        if (changed?.ok) plan = changed.value;
        if (plan.status === "paused") plan = value(resume({ ...situation, plan }));
        if (step.act === "days") today = addDays(today, step.count);
        if (step.act === "read")
          for (const item of progressOf(plan, readings, done, today).open.slice(0, step.count))
            done.add(keyOf(item));
        const keys = slotsOf(plan, readings).flatMap((items) => items.map(keyOf));
        expect(new Set(keys).size).toBe(keys.length);
        // all that is not scheduled any more was read, or set aside
        const scheduled = new Set(keys);
        for (const item of progressOf(plan, readings, done, today).open)
          expect(
            scheduled.has(keyOf(item)) || item.reading < Math.max(plan.asideBefore, plan.anchorReading),
          ).toBe(true);
        if (step.act === "move" && changed?.ok) {
          const after = progressOf(plan, readings, done, today);
          expect(after.behindDays).toBe(0);
          expect(
            after.schedule.some(({ items }) =>
              items.some((item) => keyOf(item) === keyOf(after.next ?? item)),
            ),
          ).toBe(true);
        }
        if (step.act === "catch" && changed?.ok) {
          expect(progressOf(plan, readings, done, today).lastDay).toBe(
            progressOf(situation.plan, readings, done, today).lastDay,
          );
        }
      }
    }),
    { numRuns: 30 },
  );
});
