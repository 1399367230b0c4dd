import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { anchored, laterRests, type Situation, spreadOf } from "./anchor.ts";
import { MAX_MINUTES } from "./own.ts";
import { minutesOf, WORDS_A_MINUTE, wordsOf } from "./passage.ts";
import { minutesAt, type PlanProgress, passagesAt, progressOf } from "./plan-progress.ts";
import { EVERY_DAY, type Plan, type Readings, type Weekdays } from "./schedule.ts";

/** What a change of a plan can be refused for. */
export type ChangeRefusal =
  | "plans.not_active"
  | "plans.no_weekday"
  | "plans.no_minutes"
  | "plans.nothing_to_move"
  | "plans.past_end";

export type { Situation };

type Changed = Result<Plan, ChangeRefusal>;

const progressIn = ({ plan, readings, done, today }: Situation): PlanProgress =>
  progressOf(plan, readings, done, today);

/** Today, or tomorrow for who has read today's, or more. */
const nextDay = ({ done, today }: Situation, { today: items, aheadDays }: PlanProgress): LocalDay =>
  aheadDays > 0 || (items.length > 0 && items.every(({ reading, place }) => done.has(`${reading}:${place}`)))
    ? addDays(today, 1)
    : today;

/** "Move the plan to me": the reading where one is becomes today's, and the last day moves along. */
export function move(situation: Situation): Changed {
  if (situation.plan.status !== "active") return refuse("plans.not_active");
  const progress = progressIn(situation);
  if (!progress.next) return refuse("plans.nothing_to_move");
  return ok(anchored(situation, nextDay(situation, progress), progress.next));
}

/** A little more on each of the next days, so that the last day stays: three minutes more where there is room. */
export const CATCH_UP_MINUTES = 3;

export function catchUp(situation: Situation): Changed {
  const { plan, readings, today } = situation;
  if (plan.status !== "active") return refuse("plans.not_active");
  const progress = progressIn(situation);
  if (progress.behindDays === 0 || !progress.next) return refuse("plans.nothing_to_move");
  const ahead = progress.schedule.filter(({ day }) => day >= today);
  if (ahead.length === 0) return refuse("plans.past_end");
  const from = progress.next.reading;
  const wished = Math.ceil(minutesAt(readings, progress.behind) / CATCH_UP_MINUTES);
  const days = daysToWholeReading(ahead, readings, Math.min(Math.max(wished, 1), ahead.length));
  const to = (ahead[days - 1]?.items.at(-1)?.reading ?? readings.length - 1) + 1;
  return ok({
    ...plan,
    anchorDay: ahead[0]?.day ?? today,
    anchorReading: from,
    restDays: laterRests(plan, today),
    ...spreadOf(situation, from, Math.max(to, from + 1), days),
  });
}

/** The spread ends where a reading ends, and where a pace was chosen, with it. */
function daysToWholeReading(ahead: PlanProgress["schedule"], readings: Readings, wished: number): number {
  for (let days = wished; days < ahead.length; days++) {
    const [last, then] = [ahead[days - 1]?.items.at(-1), ahead[days]?.items[0]];
    const oneADay = ahead
      .slice(days)
      .every(({ items }) => items[0]?.place === 0 && items.length === readings[items[0].reading]?.length);
    if (last && then && then.reading > last.reading && oneADay) return days;
  }
  return ahead.length;
}

/** "Go on from today": what is open before it stays open, to be read whenever one likes. */
export function setAside(situation: Situation): Changed {
  const { plan, today } = situation;
  if (plan.status !== "active") return refuse("plans.not_active");
  const progress = progressIn(situation);
  const next = progress.schedule.find(({ day }) => day >= today)?.items[0];
  if (progress.behindDays === 0) return refuse("plans.nothing_to_move");
  if (!next) return refuse("plans.past_end");
  return ok({ ...plan, asideBefore: Math.max(plan.asideBefore, next.reading) });
}

/** Today becomes a day of rest, or is one no more. All that follows comes a day of reading later, or earlier. */
export function rest({ plan, today }: Situation, rests: boolean): Changed {
  if (plan.status !== "active") return refuse("plans.not_active");
  const others = laterRests(plan, plan.anchorDay).filter((day) => day !== today);
  return ok({ ...plan, restDays: rests ? [...others, today].sort() : others });
}

export function pause({ plan }: Situation): Changed {
  return plan.status === "active" ? ok({ ...plan, status: "paused" }) : refuse("plans.not_active");
}

/** Taken up again where one was: there is nothing to catch up with. */
export function resume(situation: Situation): Changed {
  if (situation.plan.status === "active") return ok(situation.plan);
  const active: Situation = { ...situation, plan: { ...situation.plan, status: "active" } };
  return ok(anchored(active, situation.today, progressIn(active).next));
}

export function finish({ plan }: Situation): Changed {
  return ok({ ...plan, status: "finished" });
}

/**
 * Other weekdays, another pace; from where one is.
 * @param minutes of each day, as they were chosen; empty leaves the readings as they are
 */
export function change(situation: Situation, weekdays: Weekdays, minutes: string): Changed {
  if (situation.plan.status !== "active") return refuse("plans.not_active");
  if ((weekdays & EVERY_DAY) === 0) return refuse("plans.no_weekday");
  const pace = minutes === "" ? null : Number(minutes);
  if (pace !== null && !(pace >= 1 && pace <= MAX_MINUTES)) return refuse("plans.no_minutes");
  const progress = progressIn(situation);
  const plan = anchored(situation, nextDay(situation, progress), progress.next);
  const { readings } = situation;
  const words = readings
    .slice(plan.anchorReading)
    .flat()
    .reduce((sum, each) => sum + wordsOf(each), 0);
  const spread =
    pace === null
      ? {}
      : spreadOf(situation, plan.anchorReading, readings.length, Math.round(words / (WORDS_A_MINUTE * pace)));
  return ok({ ...plan, weekdays, ...spread });
}

/** Minutes of an ordinary day from today on. */
export function usualMinutes({ plan, readings, done, today }: Situation): number {
  const { schedule } = progressOf(plan, readings, done, today);
  const days = schedule.filter(({ day }) => day >= today);
  const counted = days.length > 0 ? days : schedule;
  const all = counted.flatMap(({ items }) => passagesAt(readings, items));
  return Math.max(1, Math.round(minutesOf(all) / Math.max(1, counted.length)));
}
