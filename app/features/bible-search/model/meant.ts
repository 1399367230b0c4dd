import type { Language } from "#app/core/language.ts";
import { bookByName } from "#app/features/bible/books.ts";
import type { Passage } from "#app/features/bible/passage.ts";
import { formatReference, type Reference, verseIds } from "#app/features/bible/reference.ts";
import { readReference } from "#app/features/bible/references/read-one.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import type { Place } from "./found.ts";
import { hasTerms, markTerms } from "./marked.ts";
import { foundReference, readerPath } from "./reference-words.ts";
import { foldWord } from "./words.ts";

/** A reference that was typed: what it says, and the verses that are shown of it. */
export type Meant = { runs: Passage; translation: Translation; language: Language; verseIds: number[] };

const MAX_REFERENCE = 80;
/** So many verses of a place are shown; the reader has the rest. */
const MAX_SHOWN = 3;

/** The reference that a search is, and nothing else; in the reader's language, then in the other. */
export function referenceMeant(text: string, language: Language, translation: Translation): Meant | null {
  if (text.length > MAX_REFERENCE || !/\d/.test(text)) return null;
  const other: Language = language === "en" ? "es" : "en";
  const own = readReference(text, language);
  const runs = own.length > 0 ? own : readReference(text, other);
  if (runs.length === 0) return null;
  return { runs, translation, language, verseIds: runs.flatMap(verseIds).slice(0, MAX_SHOWN) };
}

const nameOf = (runs: Passage, language: Language): string =>
  runs.map((run) => formatReference(run, language)).join("; ");

type Text = { verseId: number; text: string };

export function placeOfReference({ runs, translation, language }: Meant, texts: readonly Text[]): Place {
  const [first] = runs as readonly [Reference];
  return {
    kind: "reference",
    name: nameOf(runs, language),
    path: readerPath(translation, first),
    verses: texts.map(({ verseId, text }) => ({
      reference: foundReference(verseId, language),
      translation,
      pieces: [{ text, hit: false }],
    })),
  };
}

const LEAST_NAME = 3;

/** The book of that name, where the search is nothing else: `Ruth`, `hechos`. */
export function bookMeant(text: string, language: Language, translation: Translation): Place | null {
  const name = text.trim();
  const book = name.length >= LEAST_NAME && name.length < 30 ? bookByName(name, language) : undefined;
  const isWhole = [book?.name, book?.spanishName].some((full) => full && foldWord(full) === foldWord(name));
  if (!book || !isWhole) return null;
  return {
    kind: "book",
    name: language === "es" ? book.spanishName : book.name,
    path: readerPath(translation, { bookNumber: book.number, chapter: 1 }),
    verses: [],
  };
}

/** The verse whose words were typed in their order. */
export function placeOfWords(
  rows: readonly ({ id: number } & Partial<Record<Translation, string | null>>)[],
  words: readonly string[],
  translations: readonly Translation[],
  language: Language,
): Place | null {
  const [row] = rows;
  if (!row) return null;
  const phrase = [{ kind: "phrase", words } as const];
  const has = (name: Translation) => hasTerms(row[name] ?? "", phrase, "all");
  const [translation] = translations.filter(has);
  if (!translation) return null;
  const reference = foundReference(row.id, language);
  const places = { bookNumber: Math.floor(row.id / 1_000_000), chapter: Math.floor(row.id / 1000) % 1000 };
  return {
    kind: "words",
    name: reference,
    path: readerPath(translation, { ...places, fromVerse: row.id % 1000 }),
    verses: translations
      .filter(has)
      .slice(0, 2)
      .map((name) => ({ reference, translation: name, pieces: markTerms(row[name] ?? "", phrase) })),
  };
}
