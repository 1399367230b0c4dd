import type { Language } from "#app/core/language.ts";
import { addDays, localDay } from "#app/core/local-day.ts";
import { dateFormat } from "#app/core/text/date-format.ts";

/** When a verse comes again, said as people say it. */
export type WhenWords = {
  now: string;
  minutes: (minutes: number) => string;
  today: string;
  tomorrow: string;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const YEAR_MS = 300 * 24 * HOUR_MS;

export function sayWhen(
  words: WhenWords,
  { language, zone, now }: { language: Language; zone: string; now: number },
  due: number,
): string {
  if (due <= now) return words.now;
  if (due - now < HOUR_MS) return words.minutes(Math.max(1, Math.round((due - now) / MINUTE_MS)));
  const [today, day] = [localDay(now, zone), localDay(due, zone)];
  if (day === today) return words.today;
  if (day === addDays(today, 1)) return words.tomorrow;
  return dateFormat(language, {
    timeZone: zone,
    month: "long",
    day: "numeric",
    ...(due - now < 7 * 24 * HOUR_MS && { weekday: "long" }),
    ...(due - now > YEAR_MS && { year: "numeric" }),
  }).format(due);
}
