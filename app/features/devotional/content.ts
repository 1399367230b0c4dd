import { AS_SHIPPED, type ContentValues, type HeldContent } from "#app/core/content/held-content.ts";
import type { Language } from "#app/core/language.ts";
import type { LocalDay } from "#app/core/local-day.ts";
import { versesInChapter } from "#app/features/bible/books.ts";
import type { Passage } from "#app/features/bible/passage.ts";
import { type Reference, referenceOfIds } from "#app/features/bible/reference.ts";
import { readReference } from "#app/features/bible/references/read-one.ts";
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

const dayVerse = (row: VerseRow): DayVerse => ({
  reference: referenceOfIds(row.verse, row.to),
  passage: passageIn(row.passage),
  context: { en: row.context_en, es: row.context_es },
});

/** Each day of the year with its verse, as it ships; made when it is asked for. */
export const shippedDayVerses = (): (DayVerse & { day: string })[] =>
  [...VERSE_ROWS.values()].map((row) => ({ day: row.day, ...dayVerse(row) }));

const words = (values: ContentValues, name: string): string => String(values[name] ?? "");

/** A verse that an administrator has put there; null where its places cannot be read. */
function heldDayVerse(values: ContentValues): DayVerse | null {
  const [[reference], passage] = [
    readReference(words(values, "verse")),
    readReference(words(values, "passage")),
  ];
  if (!reference || passage.length === 0) return null;
  return {
    reference,
    passage,
    context: { en: words(values, "context_en"), es: words(values, "context_es") },
  };
}

/** What is held in the place of shipped content, by the day of whoever reads. */
export type Held = { content: HeldContent; today: LocalDay };
const SHIPPED: Held = { content: AS_SHIPPED, today: "" };

/** The verse of a day of the year, leap day too: the same for everybody on the same day. */
export function verseOfTheDay(day: LocalDay, { content, today }: Held = SHIPPED): DayVerse {
  const row = VERSE_ROWS.get(day.slice(5));
  if (!row) throw new RangeError(`no day: ${day}`);
  const held = content.of("day_verse", row.day, today);
  return (held && heldDayVerse(held)) ?? dayVerse(row);
}

const DAY_MS = 86_400_000;
const paragraphs = (text: string) => text.split(/\n{2,}/).filter(Boolean);

type DevotionalRow = (typeof devotionals)[number];

function devotionalIn(row: DevotionalRow, passage: Reference | undefined, values: ContentValues): Devotional {
  if (!passage) throw new RangeError(`no passage: ${row.passage}`);
  const said = (language: Language) => ({
    title: words(values, `title_${language}`),
    text: paragraphs(words(values, `text_${language}`)),
    question: words(values, `question_${language}`),
    prayer: words(values, `prayer_${language}`),
  });
  return { slug: row.slug, passage, words: { en: said("en"), es: said("es") } };
}

/** All of them as they ship, in their order; made when they are asked for. */
export const shippedDevotionals = (): Devotional[] =>
  devotionals.map((row) => devotionalIn(row, passageIn(row.passage)[0], row));

/** Each has its turn, a day each, in the order of the list. */
export function devotionalOf(day: LocalDay, { content, today }: Held = SHIPPED): Devotional {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  const row = devotionals[((days % devotionals.length) + devotionals.length) % devotionals.length];
  if (!row) throw new RangeError(`no day: ${day}`);
  const held = content.of("devotional", row.slug, today);
  const [passage] = held ? readReference(words(held, "passage")) : [];
  return held && passage
    ? devotionalIn(row, passage, held)
    : devotionalIn(row, passageIn(row.passage)[0], row);
}

export const COUNT_OF_DEVOTIONALS = devotionals.length;
