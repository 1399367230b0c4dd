import type { Language } from "#app/core/language.ts";
import { addDays, type LocalDay } from "#app/core/local-day.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import type { ReadingPart } from "#app/features/groups/page.ts";
import { plansCopy } from "#app/features/plans/copy.ts";
import { contentOf, isReadyKind, READY_KINDS, readingsOf } from "#app/features/plans/model/kinds.ts";
import { minutesOf, readerPath } from "#app/features/plans/model/passage.ts";
import { dayInWords, readingName } from "#app/features/plans/shown/say.ts";

const DAY_MS = 86_400_000;

/** The last reading of each plan, counted from 0. */
export const LASTS: Readonly<Record<string, number>> = Object.fromEntries(
  READY_KINDS.map((kind) => [kind, contentOf(kind).readings - 1]),
);

/** The reading of a day: the first one on the day on which the group began, and one a day. */
export const readingOfDay = (planDay: LocalDay, today: LocalDay, last: number): number =>
  Math.min(Math.max(Math.round((Date.parse(today) - Date.parse(planDay)) / DAY_MS), 0), last);

type ReadBy = { reading: number; count: number; mine: number };
type Asked = { plan: string | null; planDay: LocalDay | null; today: LocalDay; reading: number | null };
type Reader = { language: Language; translation: Translation };

/** The group's reading that is open, with how many have read it. */
export function readingPart(
  { plan, planDay, today, reading }: Asked,
  readBy: readonly ReadBy[],
  { language, translation }: Reader,
): ReadingPart | null {
  if (plan === null || planDay === null || !isReadyKind(plan)) return null;
  const readings = readingsOf(contentOf(plan));
  const last = readings.length - 1;
  const todays = readingOfDay(planDay, today, last);
  const index = Math.min(reading ?? todays, last);
  const passages = readings[index] ?? [];
  const found = readBy.find((row) => row.reading === index);
  return {
    plan,
    title: plansCopy[language].kinds[plan],
    index,
    of: readings.length,
    day: dayInWords(language, addDays(planDay, index)),
    name: readingName(passages, language),
    minutes: plansCopy[language].aboutMinutes(minutesOf(passages)),
    passages: passages.map((passage) => ({
      name: readingName([passage], language),
      path: readerPath(translation, passage),
    })),
    isToday: index === todays,
    readBy: found?.count ?? 0,
    mine: found?.mine === 1,
    own: readBy.filter(({ mine }) => mine === 1).length,
  };
}
