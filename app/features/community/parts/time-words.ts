import type { Language } from "#app/core/language.ts";
import { type LocalDay, localDay } from "#app/core/local-day.ts";
import { dateFormat } from "#app/core/text/date-format.ts";

export type Moment = { now: number; timeZone: string; language: Language };

const isToday = (at: number, { now, timeZone }: Moment): boolean => {
  const day: LocalDay = localDay(at, timeZone);
  return day === localDay(now, timeZone);
};

export const timeOf = (at: number, { timeZone, language }: Moment): string =>
  dateFormat(language, { hour: "numeric", minute: "2-digit", timeZone }).format(at);

/** A day with its month, and with its year where that is another one. */
export function dayOf(at: number, moment: Moment): string {
  const { timeZone, language, now } = moment;
  const yearOf = (time: number) => localDay(time, timeZone).slice(0, 4);
  return dateFormat(language, {
    day: "numeric",
    month: "long",
    ...(yearOf(at) !== yearOf(now) && { year: "numeric" }),
    timeZone,
  }).format(at);
}

export const whenOf = (at: number, moment: Moment, today: (time: string) => string): string =>
  isToday(at, moment) ? today(timeOf(at, moment)) : dayOf(at, moment);
