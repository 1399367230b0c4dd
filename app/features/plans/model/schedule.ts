import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { weekdayOf } from "#app/features/rhythm/rhythm.ts";
import type { PlanContent } from "./kinds.ts";
import { type Passage, wordsOf } from "./passage.ts";

/** A bit for each weekday that is read on, Sunday lowest. */
export type Weekdays = number;
export const EVERY_DAY: Weekdays = 127;

/** A member's plan as the schedule sees it. Days have no zone: they are the member's own (`memberDay`). */
export type Plan = PlanContent & {
  weekdays: Weekdays;
  /** The first day that is scheduled, and the reading that it begins with. What was before has been. */
  anchorDay: LocalDay;
  anchorReading: number;
  /** So many readings from there on are spread over so many days of reading; after them a day has one reading. */
  spreadReadings: number;
  spreadDays: number;
  /** What is open before this reading waits for nobody: "read whenever you like". */
  asideBefore: number;
  restDays: readonly LocalDay[];
  status: "active" | "paused" | "finished";
};

/** One thing to read and to check off: the reading that it belongs to, and its place in it. */
export type Item = { reading: number; place: number };
export const keyOf = ({ reading, place }: Item): string => `${reading}:${place}`;

export type Readings = readonly (readonly Passage[])[];

const itemsOf = (readings: Readings, from: number, to: number): Item[] =>
  readings
    .slice(from, to)
    .flatMap((passages, at) => passages.map((_, place) => ({ reading: from + at, place })));

export const passageAt = (readings: Readings, { reading, place }: Item): Passage => {
  const passage = readings[reading]?.[place];
  if (!passage) throw new RangeError(`no passage ${reading}:${place}`);
  return passage;
};

/** What each day of reading from the anchor on has. */
export function slotsOf(plan: Plan, readings: Readings): Item[][] {
  const { anchorReading: first, spreadReadings, spreadDays } = plan;
  const ends = Math.min(readings.length, first + (spreadDays > 0 ? spreadReadings : 0));
  const spread = itemsOf(readings, first, ends);
  const slots = spread.length > 0 ? groups(spread, readings, Math.min(spreadDays, spread.length)) : [];
  for (let reading = ends; reading < readings.length; reading++)
    slots.push(itemsOf(readings, reading, reading + 1));
  return slots;
}

/** So many groups of about as many words each, none of them empty. */
function groups(items: readonly Item[], readings: Readings, count: number): Item[][] {
  const words = items.map((item) => wordsOf(passageAt(readings, item)));
  const total = words.reduce((sum, each) => sum + each, 0);
  const made: Item[][] = [];
  let group: Item[] = [];
  let before = 0;
  for (const [at, item] of items.entries()) {
    group.push(item);
    before += words[at] ?? 0;
    const left = items.length - at - 1;
    const needed = count - made.length - 1;
    const full = before >= (total * (made.length + 1)) / count - (words[at + 1] ?? 0) / 2;
    if (needed > 0 && (left === needed || full)) {
      made.push(group);
      group = [];
    }
  }
  if (group.length > 0) made.push(group);
  return made;
}

export const isReadingDay = ({ weekdays, restDays }: Pick<Plan, "weekdays" | "restDays">, day: LocalDay) =>
  (weekdays & (1 << weekdayOf(day))) !== 0 && !restDays.includes(day);

/** The first days of reading from the anchor on. */
export function daysOf(plan: Pick<Plan, "weekdays" | "restDays" | "anchorDay">, count: number): LocalDay[] {
  if ((plan.weekdays & EVERY_DAY) === 0) throw new RangeError("no weekday is read on");
  const days: LocalDay[] = [];
  for (let day = plan.anchorDay; days.length < count; day = addDays(day, 1))
    if (isReadingDay(plan, day)) days.push(day);
  return days;
}

export type ScheduledDay = { day: LocalDay; items: Item[] };

export function scheduleOf(plan: Plan, readings: Readings): ScheduledDay[] {
  const slots = slotsOf(plan, readings);
  const days = daysOf(plan, slots.length);
  return slots.map((items, at) => ({ day: days[at] ?? plan.anchorDay, items }));
}

/** A plan as it is kept, with what is said of it. */
export type KeptPlan = Plan & {
  id: string;
  name: string;
  beganDay: LocalDay;
  finishedDay: LocalDay | null;
};
