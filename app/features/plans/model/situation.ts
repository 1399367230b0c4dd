import type { LocalDay } from "#app/core/local-day.ts";
import type { Situation } from "./change.ts";
import { readingsOf } from "./kinds.ts";
import type { Plan } from "./schedule.ts";

/** A reading with the places that were read, `0,2`. */
export type Checked = { planId: string; reading: number; places: string; day: LocalDay };

/** What was read of one plan, by `keyOf`. */
export const doneOf = (checks: readonly Checked[], planId: string): Set<string> =>
  new Set(
    checks
      .filter((check) => check.planId === planId)
      .flatMap(({ reading, places }) => places.split(",").map((place) => `${reading}:${place}`)),
  );

export const situationOf = (
  plan: Plan & { id: string },
  checks: readonly Checked[],
  today: LocalDay,
): Situation => ({ plan, readings: readingsOf(plan), done: doneOf(checks, plan.id), today });
