import type { Translation } from "#app/features/bible/translations.ts";
import type { Counts } from "./found.ts";
import { addTo, countByBook, decodeInto, keepIn, noVerses, takeFrom, type VerseSet } from "./places.ts";
import type { Term } from "./terms.ts";
import { formsOf } from "./words.ts";

/** In which verses each word stands, by translation. */
export type WordPlaces = { word: string } & Record<"kjv" | "web" | "rv1909", string | null>;
export type BookVerses = { book: number; verses: number };

export type Asked = {
  terms: { terms: readonly Term[] };
  /** The terms with the last as a beginning. */
  open: readonly Term[] | null;
  /** The terms of which one alone says something. */
  telling: readonly Term[] | null;
  translations: readonly Translation[];
};

const columnOf = (translation: Translation) => translation.toLowerCase() as "kjv" | "web" | "rv1909";

/** The verses of a term in one translation; a phrase's are known where it is frequent, else null. */
function versesOf(term: Term, words: readonly WordPlaces[], translation: Translation): VerseSet | null {
  const set = noVerses();
  const of = (has: (word: string) => boolean) => {
    for (const row of words) {
      const places = has(row.word) ? row[columnOf(translation)] : null;
      if (places) decodeInto(set, places);
    }
    return set;
  };
  if (term.kind === "phrase") {
    const run = term.words.join(" ");
    return words.some(({ word }) => word === run) ? of((word) => word === run) : null;
  }
  if (term.kind === "beginning") return of((word) => word.startsWith(term.word) && !word.includes(" "));
  const forms = formsOf(term.word);
  return of((word) => forms.includes(word));
}

type Place = (term: Term, translation: Translation) => VerseSet | null;

/** In all translations together; null where a phrase is not known. */
function together(
  asked: Asked,
  terms: readonly Term[],
  placesOf: Place,
  least: "all" | "one",
): VerseSet | null {
  const found = noVerses();
  for (const translation of asked.translations) {
    let here: VerseSet | null = null;
    for (const term of terms) {
      const places = placesOf(term, translation);
      if (!places) return null;
      if (!here) here = places.slice();
      else (least === "all" ? keepIn : addTo)(here, places);
    }
    if (here) addTo(found, here);
  }
  return found;
}

const byBook = (rows: readonly BookVerses[]): number[] =>
  countByBook(noVerses()).map((_, at) => rows.find(({ book }) => book === at + 1)?.verses ?? 0);

/**
 * Counts what was found by book. The last word is read as a beginning where it stands nowhere by itself.
 * @param counted by the index: verses with all the terms, where they hold a phrase that is not known beforehand
 */
export function countFound(
  asked: Asked,
  words: readonly WordPlaces[],
  counted: readonly BookVerses[],
): Counts & { isBeginning: boolean } {
  const last = asked.terms.terms.at(-1);
  const forms = last?.kind === "word" ? formsOf(last.word) : [];
  const isKnown = words.some(
    (row) => forms.includes(row.word) && asked.translations.some((name) => row[columnOf(name)] !== null),
  );
  const isBeginning = asked.open !== null && !isKnown;
  const terms = isBeginning && asked.open ? asked.open : asked.terms.terms;
  const kept = new Map<string, VerseSet | null>();
  const placesOf: Place = (term, translation) => {
    const key = `${translation} ${JSON.stringify(term)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = versesOf(term, words, translation);
    kept.set(key, found);
    return found;
  };
  const all = together(asked, terms, placesOf, "all");
  const some = asked.telling && together(asked, asked.telling, placesOf, "one");
  if (all && some) takeFrom(some, all);
  return {
    all: all ? countByBook(all) : byBook(counted),
    some: all && some ? countByBook(some) : [],
    isBeginning,
  };
}
