import type { LocalDay } from "#app/core/local-day.ts";
import { type Calendar, dayOfStep, lastDayOf, stepOn, stepsOf } from "./calendar.ts";
import type { LeftOut, Subject } from "./subjects.ts";

export type Status = "active" | "paused" | "finished" | "ended";

/** What was done and written, by step; a step that is not there has nothing. */
export type Logged = ReadonlyMap<number, { done: readonly Subject[]; written: boolean }>;

export type Plan = Calendar & {
  status: Status;
  leftOut: readonly LeftOut[];
};

/** A plan as it is kept. */
export type StoredPlan = Plan & {
  id: string;
  beganDay: LocalDay;
  overDay: LocalDay | null;
  remindHour: number | null;
  deletedAt: number | null;
};

export type Situation = { plan: Plan; logged: Logged; today: LocalDay };

/** Where somebody is. `step`: the day that is shown first. */
export type Position = {
  kind: "before" | "today" | "rest" | "after" | "paused" | "finished" | "ended";
  step: number;
  /** The first day that nothing was kept on, after the last one on which something was. */
  next: number;
  /** So many days have passed since then with nothing kept; none is owed. */
  passed: number;
};

export const lastKept = (logged: Logged): number => Math.max(-1, ...logged.keys());

export function positionOf({ plan, logged, today }: Situation): Position {
  const last = stepsOf(plan) - 1;
  const kept = lastKept(logged);
  const next = Math.min(kept + 1, last);
  if (plan.status !== "active") return { kind: plan.status, step: next, next, passed: 0 };
  const step = stepOn(plan, today);
  const passed = passedBefore(plan, next, kept, today);
  if (step !== null) return { kind: "today", step, next, passed };
  if (today < dayOfStep(plan, 0)) return { kind: "before", step: 0, next, passed: 0 };
  if (today > lastDayOf(plan)) return { kind: "after", step: last, next, passed };
  return { kind: "rest", step: firstAfter(plan, today), next, passed };
}

const firstAfter = (plan: Plan, today: LocalDay): number => {
  let step = 0;
  while (step < stepsOf(plan) - 1 && dayOfStep(plan, step) <= today) step++;
  return step;
};

function passedBefore(plan: Plan, next: number, kept: number, today: LocalDay): number {
  if (kept >= stepsOf(plan) - 1) return 0;
  let passed = 0;
  for (let step = next; step < stepsOf(plan) && dayOfStep(plan, step) < today; step++) passed++;
  return passed;
}

/** How often each subject was done, and on how many days anything was. */
export function summaryOf({ logged }: Pick<Situation, "logged">, from = 0, to = Number.POSITIVE_INFINITY) {
  const within = [...logged].filter(([step]) => step >= from && step < to).map(([, day]) => day);
  const bySubject = (subject: Subject) => within.filter(({ done }) => done.includes(subject)).length;
  return {
    days: within.length,
    practices: within.reduce((sum, { done }) => sum + done.length, 0),
    bySubject,
  };
}
