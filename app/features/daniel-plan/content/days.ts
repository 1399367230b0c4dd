import type { ContentValues } from "#app/core/content/held-content.ts";
import type { Language } from "#app/core/language.ts";
import { type Reference, referenceOfIds } from "#app/features/bible/reference.ts";
import { readReference } from "#app/features/bible/references/read-one.ts";
import { SUBJECTS, type Subject } from "#app/features/daniel-plan/model/subjects.ts";
import days from "./days.json" with { type: "json" };

/** A text of both languages, `title_en` and `title_es`, in one of them. */
const said = (row: object, name: string, language: Language): string =>
  String((row as Record<string, unknown>)[`${name}_${language}`] ?? "");

export type PracticeWords = {
  subject: Subject;
  short: string;
  title: string;
  detail: string;
  gentle: string | null;
};

export type DayWords = {
  reading: Reference;
  title: string;
  teaching: string[];
  practices: PracticeWords[];
  question: string;
};

const DAYS = new Map(days.map((row) => [`${row.week}:${row.day}`, row]));

const readingOf = ({ reading }: { reading: string }): Reference => {
  const [from, to] = reading.split("-").map(Number);
  if (!from) throw new RangeError(`no reading: ${reading}`);
  return referenceOfIds(from, to);
};

/** Each day's reading, title, teaching and question as they ship, by `week:day`. */
export const shippedDanielDays = () =>
  days.map((row) => {
    const both = (name: string) => ({ en: said(row, name, "en"), es: said(row, name, "es") });
    return {
      id: `${row.week}:${row.day}`,
      reading: readingOf(row),
      title: both("title"),
      teaching: both("teaching"),
      question: both("journal_question"),
    };
  });

/** What an administrator has put in the place of a day's words; null for nothing. */
export type HeldDays = (id: string) => ContentValues | null;
const AS_THEY_SHIP: HeldDays = () => null;

/** A day of a week, both from 1. Its reading is in one chapter. */
export function dayWords(
  { week, day }: { week: number; day: number },
  language: Language,
  heldDay: HeldDays = AS_THEY_SHIP,
): DayWords {
  const row = DAYS.get(`${week}:${day}`);
  if (!row) throw new RangeError(`no day ${week}:${day}`);
  const held = heldDay(`${week}:${day}`);
  const [reading] = held ? readReference(String(held.reading)) : [];
  const words = held ?? row;
  return {
    reading: reading ?? readingOf(row),
    title: said(words, "title", language),
    teaching: said(words, "teaching", language).split(/\n{2,}/),
    practices: SUBJECTS.map((subject) => {
      const practice = row.practices[subject];
      return {
        subject,
        short: said(practice, "short", language),
        title: said(practice, "title", language),
        detail: said(practice, "detail", language),
        gentle: said(practice, "gentle", language) || null,
      };
    }),
    question: said(words, "journal_question", language),
  };
}
