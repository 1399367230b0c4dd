import type { Entry } from "./book-file.ts";
import { WORD_REVISION } from "./revision.ts";

/** One article of Brown-Driver-Briggs (1906) or Abbott-Smith (1922); references stand in it as `{43021015}`. */
export type Article = { head: string; kind: string; senses: readonly string[] };

/** All that the dictionaries say of a number. */
export type DictionaryEntry = Entry & {
  /** Where the word comes from, and how the KJV has it, both as Strong writes it. */
  from: string;
  usage: string;
  /** Words of one number that the Hebrew text tells apart, each with its gloss. */
  parts: readonly (readonly [key: string, gloss: string])[];
  articles: readonly Article[];
};

/** Where a word stands: the verse in its book (`CCCVVV`), its words in the KJV, how it was translated (-1: not), its form. */
export type Place = readonly [verse: number, words: string, rendering: number, form: number];

/** A word of the original with every place where it stands. */
export type Study = {
  entry: DictionaryEntry;
  /** `grammar` is a place in the file's own list. */
  forms: readonly (readonly [form: string, grammar: number, count: number])[];
  /** As the KJV has it, without small words at the edges. */
  renderings: readonly (readonly [english: string, count: number])[];
  books: readonly (readonly [book: number, places: readonly Place[]])[];
};

/** Some neighboring numbers in one file. */
export type StudyFile = {
  grammar: readonly (readonly [code: string, en: string, es: string])[];
  studies: Readonly<Record<string, Study>>;
};

/** Numbers that share a file: few enough to be read quickly, and so many that files stay few. */
const SHARED = 20;

export const studyFileOf = (number: string): string =>
  `${number.charAt(0)}${Math.floor(Number(number.slice(1)) / SHARED)}`;

const FOLDER = `/assets/words-${WORD_REVISION}`;
export const studyPath = (number: string): string => `${FOLDER}/studies/${studyFileOf(number)}.json`;
export const bookPath = (book: number): string => `${FOLDER}/books/${book}.json`;

/** A number of Strong's as it is typed: `h2617` is H2617; null for what is none. */
export function numberIn(text: string | undefined): string | null {
  const [, letter, digits] = /^([hg])0*([1-9]\d{0,3})$/i.exec(text ?? "") ?? [];
  return letter && digits ? `${letter.toUpperCase()}${digits}` : null;
}

/** The page of a word, or of its places in one book. */
export const wordPath = (number: string, book?: string): string =>
  `/bible-study/word/${number}${book ? `?book=${book}` : ""}`;

/** The terms of grammar, by language: `/assets/words-<revision>/terms.json`. */
export type TermsFile = Readonly<
  Record<
    "hebrew" | "greek",
    readonly (readonly [en: string, es: string, explainedEn: string, explainedEs: string])[]
  >
>;

export const TERMS_PATH = `${FOLDER}/terms.json`;
