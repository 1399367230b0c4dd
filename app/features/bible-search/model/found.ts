import type { Book } from "#app/features/bible/books.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import type { Piece } from "./marked.ts";
import type { Group } from "./query.ts";

/** A verse that was found, in the first of the translations that has the words. */
export type FoundVerse = {
  verseId: number;
  group: Group;
  /** As the translation's readers name it. */
  reference: string;
  translation: Translation;
  pieces: Piece[];
  /** Every translation that has the words. */
  stands: Translation[];
  path: string;
};

/** A place that was meant: a typed reference, or the verse whose words were typed in their order. */
export type Place = {
  kind: "reference" | "words" | "book";
  name: string;
  path: string;
  verses: { reference: string; translation: Translation; pieces: Piece[] }[];
};

/** How many verses each book has, Genesis first. */
export type Counts = { all: number[]; some: number[] };

export type Found = {
  place: Place | null;
  verses: FoundVerse[];
  counts: Counts;
  /** The last word was read as the beginning of words. */
  isBeginning: boolean;
  /** Too long, or too many words: the rest was not looked for. */
  isCut: boolean;
  /** The verse behind which the next page begins. */
  next: { group: Group; verseId: number } | null;
};

export const NOTHING: Found = {
  place: null,
  verses: [],
  counts: { all: [], some: [] },
  isBeginning: false,
  isCut: false,
  next: null,
};

export const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** What stands in the books from one to another, by their numbers. */
export const inBooks = (counts: readonly number[], [from, to]: readonly [number, number]): number =>
  sum(counts.slice(from - 1, to));

export type BookCount = { book: Book; all: number; some: number };
