import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { isDay } from "#app/features/rhythm/ask.ts";
import { dayOfStep, lastDayOf, laterOf, movedTo, repeated, stepsOf, WEEK } from "./calendar.ts";
import { lastKept, type Plan, positionOf, type Situation } from "./progress.ts";
import type { LeftOut } from "./subjects.ts";

export type ChangeRefusal =
  | "daniel.not_active"
  | "daniel.bad_day"
  | "daniel.nothing_to_move"
  | "daniel.week_to_come"
  | "daniel.week_left"
  | "daniel.too_many_weeks"
  | "daniel.not_over"
  | "daniel.over";

type Changed = Result<Plan, ChangeRefusal>;

/** How far away a day may be chosen. */
export const AHEAD_DAYS = 366;
/** Weeks in all, repeated ones too. */
export const MAX_WEEKS = 18;

export const isFirstDay = (day: string, today: LocalDay): day is LocalDay =>
  isDay(day) && day >= today && day <= addDays(today, AHEAD_DAYS);

/** The step that moves: today's where nothing was kept on it, else the next one. */
export function movable({ plan, logged, today }: Situation): number | null {
  const { step, next, kind } = positionOf({ plan, logged, today });
  const moves = kind === "after" ? next : Math.max(step, next);
  return moves > lastKept(logged) ? moves : null;
}

/** "Go on where I was": the first day that nothing was kept on is today's. */
export function goOn(situation: Situation): Changed {
  const { plan, today } = situation;
  if (plan.status !== "active") return refuse("daniel.not_active");
  const { next, passed } = positionOf(situation);
  if (passed === 0) return refuse("daniel.nothing_to_move");
  return ok({ ...plan, ...movedTo(plan, next, today) });
}

/** Today becomes a day of rest: its practices are tomorrow's, and the rest follows. */
export function rest(situation: Situation): Changed {
  const { plan, today } = situation;
  if (plan.status !== "active") return refuse("daniel.not_active");
  const { kind, step } = positionOf(situation);
  if (kind !== "today" || step <= lastKept(situation.logged)) return refuse("daniel.nothing_to_move");
  return ok({ ...plan, ...movedTo(plan, step, addDays(today, 1)) });
}

/** The next day of the plan, and all after it, from a day on. */
export function move(situation: Situation, day: string): Changed {
  const { plan, today } = situation;
  if (plan.status !== "active") return refuse("daniel.not_active");
  if (!isFirstDay(day, today)) return refuse("daniel.bad_day");
  const step = movable(situation);
  if (step === null) return refuse("daniel.nothing_to_move");
  if (step > 0 && day <= dayOfStep(plan, step - 1)) return refuse("daniel.bad_day");
  return ok({ ...plan, ...movedTo(plan, step, day) });
}

export function pause({ plan }: Situation): Changed {
  return plan.status === "active" ? ok({ ...plan, status: "paused" }) : refuse("daniel.not_active");
}

/** Taken up again where one was. Nothing was lost, and nothing is owed. */
export function resume(situation: Situation): Changed {
  const { plan, logged, today } = situation;
  if (plan.status === "active") return ok(plan);
  if (plan.status !== "paused") return refuse("daniel.over");
  const active: Plan = { ...plan, status: "active" };
  const next = lastKept(logged) + 1;
  if (next >= stepsOf(plan)) return ok(active);
  // before its first day it begins when it was to begin
  if (next === 0 && dayOfStep(plan, 0) > today) return ok(active);
  const free = next === 0 ? today : addDays(dayOfStep(plan, next - 1), 1);
  return ok({ ...active, ...movedTo(plan, next, laterOf(free, today)) });
}

/** The week that was begun last, once more. */
export function repeatWeek(situation: Situation, slot: number): Changed {
  const { plan, logged, today } = situation;
  if (plan.status !== "active") return refuse("daniel.not_active");
  const begins = (slot + 1) * WEEK;
  if (slot < 0 || slot >= plan.weeks.length || dayOfStep(plan, slot * WEEK) > today)
    return refuse("daniel.week_to_come");
  if (lastKept(logged) >= begins) return refuse("daniel.week_left");
  if (plan.weeks.length >= MAX_WEEKS) return refuse("daniel.too_many_weeks");
  const again = { ...plan, ...repeated(plan, slot) };
  return ok(dayOfStep(again, begins) < today ? { ...again, ...movedTo(again, begins, today) } : again);
}

/** After the last day, or once something was kept on it. */
export function finish({ plan, logged, today }: Situation): Changed {
  if (plan.status === "finished") return ok(plan);
  if (plan.status === "ended") return refuse("daniel.over");
  const last = stepsOf(plan) - 1;
  if (today <= lastDayOf(plan) && lastKept(logged) < last) return refuse("daniel.not_over");
  return ok({ ...plan, status: "finished" });
}

/** Left early: what was kept stays. */
export const end = ({ plan }: Situation): Changed =>
  plan.status === "finished" ? refuse("daniel.over") : ok({ ...plan, status: "ended" });

export const leaveOut = ({ plan }: Situation, leftOut: readonly LeftOut[]): Changed =>
  plan.status === "active" || plan.status === "paused" ? ok({ ...plan, leftOut }) : refuse("daniel.over");

/** A practice is checked off, and a note written, on its day or later. */
export const mayLog = ({ plan, today }: Situation, step: number): boolean =>
  step >= 0 && step < stepsOf(plan) && dayOfStep(plan, step) <= today;
