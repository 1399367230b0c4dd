import type { Language } from "#app/core/language.ts";
import type { LocalDay } from "#app/core/local-day.ts";
import { versesInChapter } from "#app/features/bible/books.ts";
import type { Passage } from "#app/features/bible/passage.ts";
import { type Reference, referenceOfIds } from "#app/features/bible/reference.ts";
import devotionals from "./content/devotionals.json" with { type: "json" };
import verses from "./content/verses.json" with { type: "json" };

/** A verse of a day, never without the passage that it stands in, and what is going on there. */
export type DayVerse = { reference: Reference; passage: Passage; context: Record<Language, string> };

export type Devotional = {
  slug: string;
  /** Of one chapter. */
  passage: Reference;
  words: Record<Language, { title: string; text: string[]; question: string; prayer: string }>;
};

/** `BBCCCVVV-BBCCCVVV`, a run for each chapter that it touches. */
function passageIn(text: string): Passage {
  const [from, to] = text.split("-").map((id) => referenceOfIds(Number(id)));
  if (!from || !to) throw new RangeError(`no passage: ${text}`);
  return Array.from({ length: to.chapter - from.chapter + 1 }, (_, at) => {
    const chapter = from.chapter + at;
    return {
      bookNumber: from.bookNumber,
      chapter,
      fromVerse: at === 0 ? from.fromVerse : 1,
      toVerse: chapter === to.chapter ? to.toVerse : versesInChapter(from.bookNumber, chapter),
    };
  });
}

type VerseRow = {
  day: string;
  verse: number;
  to?: number;
  passage: string;
  context_en: string;
  context_es: string;
};

const VERSE_ROWS: ReadonlyMap<string, VerseRow> = new Map(
  (verses as VerseRow[]).map((row) => [row.day, row]),
);

/** The verse of a day of the year, leap day too: the same for everybody on the same day. */
export function verseOfTheDay(day: LocalDay): DayVerse {
  const row = VERSE_ROWS.get(day.slice(5));
  if (!row) throw new RangeError(`no day: ${day}`);
  return {
    reference: referenceOfIds(row.verse, row.to),
    passage: passageIn(row.passage),
    context: { en: row.context_en, es: row.context_es },
  };
}

const DAY_MS = 86_400_000;

/** Each has its turn, a day each, in the order of the list. */
export function devotionalOf(day: LocalDay): Devotional {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  const row = devotionals[((days % devotionals.length) + devotionals.length) % devotionals.length];
  if (!row) throw new RangeError(`no day: ${day}`);
  const [passage] = passageIn(row.passage);
  if (!passage) throw new RangeError(`no passage: ${row.passage}`);
  const paragraphs = (text: string) => text.split(/\n{2,}/).filter(Boolean);
  return {
    slug: row.slug,
    passage,
    words: {
      en: {
        title: row.title_en,
        text: paragraphs(row.text_en),
        question: row.question_en,
        prayer: row.prayer_en,
      },
      es: {
        title: row.title_es,
        text: paragraphs(row.text_es),
        question: row.question_es,
        prayer: row.prayer_es,
      },
    },
  };
}

export const COUNT_OF_DEVOTIONALS = devotionals.length;
