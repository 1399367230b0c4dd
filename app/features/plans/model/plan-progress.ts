import type { LocalDay } from "#app/core/local-day.ts";
import { minutesOf, type Passage } from "./passage.ts";
import {
  type Item,
  keyOf,
  type Plan,
  passageAt,
  type Readings,
  type ScheduledDay,
  scheduleOf,
} from "./schedule.ts";

/** What was read, by `keyOf`. */
export type Done = ReadonlySet<string>;

export type PlanProgress = {
  schedule: ScheduledDay[];
  /** What today has; empty on a day of rest, before the first day and after the last. */
  today: Item[];
  /** Scheduled before today, open, and not set aside. */
  behind: Item[];
  /** So many of its days are not read. */
  behindDays: number;
  /** Days to come that are read already. */
  aheadDays: number;
  /** Where the member is: the first open passage that is not set aside, else the first open one. */
  next: Item | null;
  readingsDone: number;
  /** Passages that are open, in the order of the plan. */
  open: Item[];
  /** The last day of the schedule. */
  lastDay: LocalDay;
  complete: boolean;
};

export function progressOf(plan: Plan, readings: Readings, done: Done, today: LocalDay): PlanProgress {
  const schedule = scheduleOf(plan, readings);
  const isOpen = (item: Item) => !done.has(keyOf(item));
  const isDue = (item: Item) => isOpen(item) && item.reading >= plan.asideBefore;
  const past = schedule.filter(({ day }) => day < today);
  const unread = past.filter(({ items }) => items.some(isDue));
  const all = readings.flatMap((passages, reading) => passages.map((_, place) => ({ reading, place })));
  const open = all.filter(isOpen);
  return {
    schedule,
    today: schedule.find(({ day }) => day === today)?.items ?? [],
    behind: unread.flatMap(({ items }) => items.filter(isDue)),
    behindDays: unread.length,
    aheadDays: schedule.filter(({ day, items }) => day > today && !items.some(isOpen)).length,
    next: open.find(({ reading }) => reading >= plan.asideBefore) ?? open[0] ?? null,
    readingsDone: readings.filter(
      (passages, reading) => !passages.some((_, place) => isOpen({ reading, place })),
    ).length,
    open,
    lastDay: schedule.at(-1)?.day ?? plan.anchorDay,
    complete: open.length === 0,
  };
}

export const passagesAt = (readings: Readings, items: readonly Item[]): Passage[] =>
  items.map((item) => passageAt(readings, item));

export const minutesAt = (readings: Readings, items: readonly Item[]): number =>
  minutesOf(passagesAt(readings, items));
