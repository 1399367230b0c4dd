import type { Language } from "#app/core/language.ts";
import type { LocalDay } from "#app/core/local-day.ts";

/** A week of a ministry, as `data/ministries/<ministry>/week-NN.json` holds it (its schema: `forms.ts`). */
export type Week = {
  week: number;
  title: Record<Language, string>;
  passage: { reference: string };
  /** Paragraphs, an empty line between them. */
  teaching: Record<Language, string>;
  questions: readonly Record<Language, string>[];
  /** One thing to do together. */
  together: Record<Language, string>;
};

const DAY_MS = 86_400_000;
/** A Monday: every week begins on one. */
const FIRST_MONDAY = Date.parse("2026-01-05");

/** Which of so many weeks it is on a day, counted from 1; after the last comes the first again. */
export function weekOfDay(day: LocalDay, weeks: number): number {
  const passed = Math.floor((Date.parse(day) - FIRST_MONDAY) / DAY_MS / 7);
  return (((passed % weeks) + weeks) % weeks) + 1;
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
