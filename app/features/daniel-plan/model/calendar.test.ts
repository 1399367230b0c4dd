import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { changeZone, memberDay, type ZoneSetting } from "#app/features/member/time-zone.ts";
import { contentAt, dayOfStep, lastDayOf, repeated, startingOn, stepOn, stepsOf, WEEK } from "./calendar.ts";
import * as changes from "./change.ts";
import { type Logged, lastKept, type Plan, positionOf, type Situation, summaryOf } from "./progress.ts";
import type { Subject } from "./subjects.ts";

const START = "2026-11-20";
const plan = (more: Partial<Plan> = {}): Plan => ({
  ...startingOn(START),
  status: "active",
  leftOut: [],
  ...more,
});
const done = (...steps: number[]): Logged =>
  new Map(steps.map((step) => [step, { done: ["faith"] as Subject[], written: false }]));
const at = (today: LocalDay, logged: Logged = done(), more: Partial<Plan> = {}): Situation => ({
  plan: plan(more),
  logged,
  today,
});
const changed = (result: ReturnType<typeof changes.goOn>): Plan => {
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
};

describe("DP1 the calendar", () => {
  test("forty-two days, one a day, from the first day on", () => {
    const calendar = startingOn(START);
    expect(stepsOf(calendar)).toBe(42);
    expect(dayOfStep(calendar, 0)).toBe(START);
    expect(lastDayOf(calendar)).toBe("2026-12-31");
    expect(contentAt(calendar, 9)).toEqual({ week: 2, day: 3 });
    expect(stepOn(calendar, "2026-11-29")).toBe(9);
    expect([stepOn(calendar, "2026-11-19"), stepOn(calendar, "2027-01-01")]).toEqual([null, null]);
    expect(() => contentAt(calendar, 42)).toThrow(RangeError);
  });

  test.each<[string, Situation, Partial<ReturnType<typeof positionOf>>]>([
    ["before the first day", at("2026-11-18"), { kind: "before", step: 0, passed: 0 }],
    ["on the first", at(START), { kind: "today", step: 0, next: 0, passed: 0 }],
    ["on a day with all before it kept", at("2026-11-22", done(0, 1)), { kind: "today", step: 2, passed: 0 }],
    [
      "after two days with nothing",
      at("2026-11-23", done(0)),
      { kind: "today", step: 3, next: 1, passed: 2 },
    ],
    [
      "one skipped, and gone on from",
      at("2026-11-23", done(0, 2)),
      { kind: "today", step: 3, next: 3, passed: 0 },
    ],
    ["after the last day", at("2027-01-05", done(41)), { kind: "after", step: 41, passed: 0 }],
    ["after the last day with one left", at("2027-01-05", done(40)), { kind: "after", step: 41, passed: 1 }],
    ["paused", at("2026-12-20", done(0), { status: "paused" }), { kind: "paused", step: 1, passed: 0 }],
    ["finished", at("2026-12-20", done(0), { status: "finished" }), { kind: "finished" }],
  ])("where one is %s", (_name, situation, position) => {
    expect(positionOf(situation)).toMatchObject(position);
  });

  test("a plan that is taken up again runs", () => {
    const again = changed(changes.resume(at("2026-12-20", done(0), { status: "paused" })));
    expect(again.status).toBe("active");
    expect(dayOfStep(again, 1)).toBe("2026-12-20");
  });

  test("a day of rest is between two steps", () => {
    const rested = changed(changes.rest(at("2026-11-22", done(0, 1))));
    const situation = { plan: rested, logged: done(0, 1), today: "2026-11-22" };
    expect(positionOf(situation)).toMatchObject({ kind: "rest", step: 2, passed: 0 });
    expect(dayOfStep(rested, 1)).toBe("2026-11-21");
    expect(dayOfStep(rested, 2)).toBe("2026-11-23");
    expect(changes.rest(situation)).toEqual({ ok: false, refusal: "daniel.nothing_to_move" });
  });

  test("a week once more, with its first day today when its seven days are over", () => {
    const twice = changed(changes.repeatWeek(at("2026-12-10", done(0, 1, 6)), 0));
    expect(twice.weeks).toEqual([1, 1, 2, 3, 4, 5, 6]);
    expect(dayOfStep(twice, 6)).toBe("2026-11-26");
    expect(dayOfStep(twice, 7)).toBe("2026-12-10");
    expect(contentAt(twice, 7)).toEqual({ week: 1, day: 1 });
  });

  test("what was moved away from a week stays away when the week before it is repeated", () => {
    const moved = changed(changes.move(at("2026-11-26", done(0, 1, 2, 3, 4, 5, 6)), "2026-12-05"));
    expect(dayOfStep(moved, 7)).toBe("2026-12-05");
    const again = repeated(moved, 0);
    expect(dayOfStep(again, 7)).toBe("2026-12-05");
    expect(dayOfStep(again, 14)).toBe("2026-12-12");
  });
});

describe("DP1 what is refused", () => {
  const paused = at("2026-11-25", done(0), { status: "paused" });
  test.each<[string, ReturnType<typeof changes.goOn>, string]>([
    ["going on where nothing has passed", changes.goOn(at(START)), "daniel.nothing_to_move"],
    ["going on while paused", changes.goOn(paused), "daniel.not_active"],
    ["resting on a day that was kept", changes.rest(at(START, done(0))), "daniel.nothing_to_move"],
    ["resting before the first day", changes.rest(at("2026-11-19")), "daniel.nothing_to_move"],
    ["moving into the past", changes.move(at("2026-11-25"), "2026-11-24"), "daniel.bad_day"],
    ["moving two years ahead", changes.move(at("2026-11-25"), "2028-11-25"), "daniel.bad_day"],
    ["moving to no day", changes.move(at("2026-11-25"), "2026-02-30"), "daniel.bad_day"],
    ["moving the next day onto today's", changes.move(at(START, done(0)), START), "daniel.bad_day"],
    ["moving past the end", changes.move(at("2027-01-05", done(41)), "2027-01-06"), "daniel.nothing_to_move"],
    ["pausing twice", changes.pause(paused), "daniel.not_active"],
    ["repeating a week to come", changes.repeatWeek(at(START), 1), "daniel.week_to_come"],
    ["repeating no week", changes.repeatWeek(at(START), 6), "daniel.week_to_come"],
    ["repeating a week that was left", changes.repeatWeek(at("2026-12-01", done(8)), 0), "daniel.week_left"],
    ["finishing early", changes.finish(at("2026-12-30", done(3))), "daniel.not_over"],
    ["ending what is finished", changes.end(at(START, done(), { status: "finished" })), "daniel.over"],
    ["taking up what was ended", changes.resume(at(START, done(), { status: "ended" })), "daniel.over"],
  ])("%s", (_name, result, refusal) => {
    expect(result).toEqual({ ok: false, refusal });
  });

  test("no more than eighteen weeks", () => {
    let now = plan();
    for (let week = 6; week < changes.MAX_WEEKS; week++)
      now = changed(changes.repeatWeek({ plan: now, logged: done(), today: START }, 0));
    expect(changes.repeatWeek({ plan: now, logged: done(), today: START }, 0)).toEqual({
      ok: false,
      refusal: "daniel.too_many_weeks",
    });
  });

  test.each([
    [0, START, true],
    [1, START, false],
    [0, "2026-11-19", false],
    [41, "2027-01-05", true],
    [42, "2027-01-05", false],
    [-1, "2027-01-05", false],
  ])("step %i on %s may be kept: %s", (step, today, may) => {
    expect(changes.mayLog(at(today), step)).toBe(may);
  });

  test("finished on the last day, once something was kept on it; and on any day after", () => {
    expect(changes.finish(at("2026-12-31", done(41))).ok).toBe(true);
    expect(changes.finish(at("2027-02-01")).ok).toBe(true);
  });
});

/** What a member can do on a day, in any order. */
const ACTS = ["keep", "goOn", "rest", "move", "pause", "resume", "repeat"] as const;
const day = fc.record({
  gap: fc.integer({ min: 0, max: 9 }),
  acts: fc.array(fc.record({ act: fc.constantFrom(...ACTS), by: fc.integer({ min: 0, max: 30 }) }), {
    maxLength: 4,
  }),
});

const act = (situation: Situation, kind: (typeof ACTS)[number], by: number): Situation => {
  const { plan: now, logged, today } = situation;
  const { step } = positionOf(situation);
  if (kind === "keep")
    return changes.mayLog(situation, step) && now.status === "active"
      ? { ...situation, logged: new Map([...logged, ...done(step)]) }
      : situation;
  const result = {
    goOn: () => changes.goOn(situation),
    rest: () => changes.rest(situation),
    move: () => changes.move(situation, addDays(today, by)),
    pause: () => changes.pause(situation),
    resume: () => changes.resume(situation),
    repeat: () => changes.repeatWeek(situation, Math.floor(step / WEEK)),
  }[kind]();
  return result.ok ? { ...situation, plan: result.value } : situation;
};

const datesOf = (now: Plan) => Array.from({ length: stepsOf(now) }, (_, step) => dayOfStep(now, step));

describe("DP1 whatever is paused, moved and repeated", () => {
  const walk = (check: (before: Situation, after: Situation) => void) =>
    fc.assert(
      fc.property(fc.array(day, { maxLength: 60 }), (days) => {
        let situation = at(START);
        for (const { gap, acts } of days) {
          situation = { ...situation, today: addDays(situation.today, gap) };
          for (const { act: kind, by } of acts) {
            const next = act(situation, kind, by);
            check(situation, next);
            situation = next;
          }
        }
      }),
      { numRuns: 300 },
    );

  test("no day has two steps, and no step comes before an earlier one", () => {
    walk((_before, { plan: now }) => {
      const dates = datesOf(now);
      expect(dates).toEqual([...new Set(dates)].sort());
    });
  });

  test("what was kept stays where it was kept", () => {
    walk((before, after) => {
      for (const step of before.logged.keys()) {
        expect(dayOfStep(after.plan, step)).toBe(dayOfStep(before.plan, step));
        expect(contentAt(after.plan, step)).toEqual(contentAt(before.plan, step));
      }
    });
  });

  test("all six weeks are there in their order, and no day is left out", () => {
    walk((_before, { plan: now }) => {
      expect([...new Set(now.weeks)]).toEqual([1, 2, 3, 4, 5, 6]);
      expect(now.weeks).toEqual([...now.weeks].sort());
    });
  });

  test("a plan that is taken up goes on with the first day after the last that was kept, today or tomorrow", () => {
    walk((before, after) => {
      if (before.plan.status !== "paused" || after.plan.status !== "active") return;
      const next = lastKept(after.logged) + 1;
      if (next >= stepsOf(after.plan) || dayOfStep(before.plan, 0) > after.today) return;
      expect([after.today, addDays(after.today, 1)]).toContain(dayOfStep(after.plan, next));
      expect(positionOf(after).passed).toBe(0);
    });
  });

  test("days kept are never fewer than before", () => {
    walk((before, after) => {
      expect(summaryOf(after).days).toBeGreaterThanOrEqual(summaryOf(before).days);
    });
  });

  test("wherever its member travels, the plan never goes back a day", () => {
    const zones = fc.constantFrom(
      "Pacific/Kiritimati",
      "Pacific/Pago_Pago",
      "America/New_York",
      "Europe/Berlin",
    );
    const flights = fc.array(fc.record({ hours: fc.integer({ min: 1, max: 60 }), zone: zones }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(flights, (flown) => {
        let now = Date.UTC(2026, 10, 20, 12);
        let zone: ZoneSetting = { timeZone: "America/New_York", nextTimeZone: null, nextTimeZoneDay: null };
        let before = -1;
        for (const { hours, zone: to } of flown) {
          now += hours * 3_600_000;
          zone = changeZone(zone, to, now) ?? zone;
          const { step } = positionOf(at(memberDay(zone, now)));
          expect(step).toBeGreaterThanOrEqual(before);
          before = step;
        }
      }),
      { numRuns: 300 },
    );
  });
});
