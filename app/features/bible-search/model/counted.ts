import type { Translation } from "#app/features/bible/translations.ts";
import type { Asked } from "./asked.ts";
import type { Counts } from "./found.ts";
import { addTo, countByBook, decodeInto, keepIn, noVerses, takeFrom, type VerseSet } from "./places.ts";
import type { Term } from "./terms.ts";
import { formsOf } from "./words.ts";

/** In which verses each word stands, by translation. */
export type WordPlaces = { word: string } & Record<"kjv" | "web" | "rv1909", string | null>;
export type BookVerses = { book: number; verses: number };

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

/** The verses of a term in one translation; null where they are not known. */
export type PlacesOf = (term: Term, translation: Translation) => VerseSet | null;

/** In all translations together; null where a phrase is not known. */
function together(
  translations: readonly Translation[],
  terms: readonly Term[],
  placesOf: PlacesOf,
  least: "all" | "one",
): VerseSet | null {
  const found = noVerses();
  for (const translation of translations) {
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

/** Each term is looked for once in each translation. */
function remembering(placesOf: PlacesOf): PlacesOf {
  const kept = new Map<string, VerseSet | null>();
  return (term, translation) => {
    const key = `${translation} ${JSON.stringify(term)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = placesOf(term, translation);
    kept.set(key, found);
    return found;
  };
}

export type Gathered = {
  /** Null where the index has to count. */
  all: VerseSet | null;
  /** Without those that have all; null where one word alone says nothing. */
  some: VerseSet | null;
  isBeginning: boolean;
};

/**
 * The verses with all the terms, and those with some. The last word is read as a beginning where it stands nowhere by
 * itself.
 */
export function gather({ terms: { terms }, open, telling, translations }: Asked, look: PlacesOf): Gathered {
  const placesOf = remembering(look);
  const last = terms.at(-1);
  const isKnown =
    last?.kind !== "word" || translations.some((name) => placesOf(last, name)?.some((bits) => bits !== 0));
  const isBeginning = open !== null && !isKnown;
  const all = together(translations, isBeginning && open ? open : terms, placesOf, "all");
  const some = telling && together(translations, telling, placesOf, "one");
  if (all && some) takeFrom(some, all);
  return { all, some, isBeginning };
}

const byBook = (rows: readonly BookVerses[]): number[] =>
  countByBook(noVerses()).map((_, at) => rows.find(({ book }) => book === at + 1)?.verses ?? 0);

/**
 * Counts what was found by book.
 * @param counted by the index: verses with all the terms, where they hold a phrase that is not known beforehand
 */
export function countFound(
  asked: Asked,
  words: readonly WordPlaces[],
  counted: readonly BookVerses[],
): Counts & { isBeginning: boolean } {
  const { all, some, isBeginning } = gather(asked, (term, translation) => versesOf(term, words, translation));
  return {
    all: all ? countByBook(all) : byBook(counted),
    some: all && some ? countByBook(some) : [],
    isBeginning,
  };
}
