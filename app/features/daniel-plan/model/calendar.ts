import { addDays, type LocalDay } from "#app/core/local-day.ts";

export const WEEK = 7;
export const WEEKS = [1, 2, 3, 4, 5, 6] as const;

/** From this step on, a step a day from that day on, until the next anchor. */
export type Anchor = { step: number; day: LocalDay };

/**
 * A member's way through the plan: steps, one a day, in weeks that may be repeated. Days have no zone: they are the
 * member's own (`memberDay`).
 */
export type Calendar = {
  /** Which week of the plan each seven steps are: `[1, 2, 2, 3, …]` where the second is done twice. */
  weeks: readonly number[];
  /** Ascending; the first is step 0. A step that has passed keeps its day, whatever is moved later. */
  anchors: readonly Anchor[];
};

/** Of two days the one that comes later. */
export const laterOf = (one: LocalDay, other: LocalDay): LocalDay => [one, other].sort()[1] ?? one;

export const stepsOf = ({ weeks }: Pick<Calendar, "weeks">): number => weeks.length * WEEK;

export const startingOn = (day: LocalDay): Calendar => ({ weeks: WEEKS, anchors: [{ step: 0, day }] });

/** The day on which a step is. */
export function dayOfStep({ anchors }: Pick<Calendar, "anchors">, step: number): LocalDay {
  const anchor = anchors.findLast((each) => each.step <= step);
  if (!anchor) throw new RangeError(`no day for step ${step}`);
  return addDays(anchor.day, step - anchor.step);
}

export const lastDayOf = (calendar: Calendar): LocalDay => dayOfStep(calendar, stepsOf(calendar) - 1);

/** The step of a day; null where it has none: before, after, or between two that were moved apart. */
export function stepOn(calendar: Calendar, day: LocalDay): number | null {
  for (let step = 0; step < stepsOf(calendar); step++) {
    const its = dayOfStep(calendar, step);
    if (its === day) return step;
    if (its > day) return null;
  }
  return null;
}

/** Which day of the content a step is. */
export function contentAt({ weeks }: Pick<Calendar, "weeks">, step: number): { week: number; day: number } {
  const week = weeks[Math.floor(step / WEEK)];
  if (week === undefined) throw new RangeError(`no step ${step}`);
  return { week, day: (step % WEEK) + 1 };
}

/** The step, and all after it, come from that day on. What was before stays where it was. */
export const movedTo = (calendar: Calendar, step: number, day: LocalDay): Calendar => ({
  weeks: calendar.weeks,
  anchors: [...calendar.anchors.filter((anchor) => anchor.step < step), { step, day }],
});

/** A week once more, right after itself; what follows comes seven days later. */
export function repeated(calendar: Calendar, slot: number): Calendar {
  const week = calendar.weeks[slot];
  if (week === undefined) throw new RangeError(`no week ${slot}`);
  const begins = (slot + 1) * WEEK;
  return {
    weeks: [...calendar.weeks.slice(0, slot + 1), week, ...calendar.weeks.slice(slot + 1)],
    anchors: calendar.anchors.map(({ step, day }) =>
      step > begins ? { step: step + WEEK, day: addDays(day, WEEK) } : { step, day },
    ),
  };
}
