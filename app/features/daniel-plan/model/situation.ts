import type { LocalDay } from "#app/core/local-day.ts";
import type { Logged, Plan, Situation } from "./progress.ts";
import { SUBJECTS } from "./subjects.ts";

/** A step with the practices that were done on it, `faith,food`, and whether anything was written. */
export type LoggedStep = { step: number; done: string | null; written: number };

export const loggedOf = (steps: readonly LoggedStep[]): Logged =>
  new Map(
    steps.map(({ step, done, written }) => {
      const names = (done ?? "").split(",");
      return [step, { done: SUBJECTS.filter((subject) => names.includes(subject)), written: written === 1 }];
    }),
  );

export const situationOf = (plan: Plan, steps: readonly LoggedStep[], today: LocalDay): Situation => ({
  plan,
  logged: loggedOf(steps),
  today,
});
