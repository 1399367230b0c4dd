import type { Language } from "#app/core/language.ts";
import { dayWords, type HeldDays } from "#app/features/daniel-plan/content/days.ts";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { type Calendar, contentAt, WEEK } from "#app/features/daniel-plan/model/calendar.ts";

export const titleOfStep = (
  plan: Pick<Calendar, "weeks">,
  step: number,
  language: Language,
  heldDay?: HeldDays,
): string => dayWords(contentAt(plan, step), language, heldDay).title;

/** Whether these seven days are a week that was done before. */
export const isAgain = ({ weeks }: Pick<Calendar, "weeks">, slot: number): boolean =>
  slot > 0 && weeks[slot] === weeks[slot - 1];

/** `Week 2, day 3 of the Daniel Plan`, and whether it is that week once more. */
export function kickerOf(plan: Pick<Calendar, "weeks">, step: number, language: Language): string {
  const copy = danielCopy[language];
  const { week, day } = contentAt(plan, step);
  const words = copy.kicker(week, day);
  return isAgain(plan, Math.floor(step / WEEK)) ? `${words}, ${copy.again}` : words;
}

export function weekKickerOf(plan: Pick<Calendar, "weeks">, slot: number, language: Language): string {
  const copy = danielCopy[language];
  const words = copy.weekKicker(plan.weeks[slot] ?? 1);
  return isAgain(plan, slot) ? `${words}, ${copy.again}` : words;
}
