import type { LocalDay } from "#app/core/local-day.ts";
import { wordsOf } from "./passage.ts";
import type { Done, PlanProgress } from "./plan-progress.ts";
import type { Plan, Readings } from "./schedule.ts";

export type Situation = { plan: Plan; readings: Readings; done: Done; today: LocalDay };

/** Rest days that still matter. */
export const laterRests = (plan: Plan, from: LocalDay): LocalDay[] =>
  plan.restDays.filter((day) => day >= from);

/** From where one is, on this day: what was read stays read, and nothing is owed. */
export function anchored({ plan, readings }: Situation, day: LocalDay, next: PlanProgress["next"]): Plan {
  const reading = next?.reading ?? readings.length - 1;
  // where a pace was chosen for the rest of the plan, it stays; a time of catching up is over
  const isPace = plan.spreadDays > 0 && plan.anchorReading + plan.spreadReadings >= readings.length;
  const pace = isPace
    ? spreadOf({ readings }, reading, readings.length, daysLeft(plan, readings, reading))
    : NO_SPREAD;
  return {
    ...plan,
    anchorDay: day,
    anchorReading: reading,
    asideBefore: next && next.reading < plan.asideBefore ? 0 : plan.asideBefore,
    restDays: laterRests(plan, day),
    ...pace,
  };
}

const NO_SPREAD = { spreadReadings: 0, spreadDays: 0 };

/** So many readings over so many days, at least one passage each. */
export function spreadOf({ readings }: Pick<Situation, "readings">, from: number, to: number, days: number) {
  const items = readings.slice(from, to).reduce((sum, passages) => sum + passages.length, 0);
  return { spreadReadings: to - from, spreadDays: Math.max(1, Math.min(days, items)) };
}

/** How many days the pace that was chosen has for what is left, by words. */
function daysLeft(plan: Plan, readings: Readings, from: number): number {
  const words = (first: number) =>
    readings
      .slice(first)
      .flat()
      .reduce((sum, each) => sum + wordsOf(each), 0);
  return Math.max(1, Math.round((plan.spreadDays * words(from)) / words(plan.anchorReading)));
}
