import type { ContentValues } from "#app/core/content/held-content.ts";
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

/** A week with the words of an administrator; its questions are lines, as many in each language. */
export function heldWeek({ week }: Pick<Week, "week">, values: ContentValues): Week {
  const text = (name: string) => String(values[name] ?? "");
  const both = (name: string) => ({ en: text(`${name}_en`), es: text(`${name}_es`) });
  const spanish = text("questions_es").split("\n");
  return {
    week,
    title: both("title"),
    passage: { reference: text("passage") },
    teaching: both("teaching"),
    questions: text("questions_en")
      .split("\n")
      .map((en, at) => ({ en, es: spanish[at] ?? "" })),
    together: both("together"),
  };
}

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
