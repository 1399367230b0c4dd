import { WORD_REVISION } from "#app/features/word-study/revision.ts";
import { BOOK_BYTES } from "./catalog-word-bytes.ts";

/** A book whose words are on this device, and of which revision. */
export type WordMark = { book: number; revision: string };

export const ALL_BOOKS: readonly number[] = BOOK_BYTES.map((_, at) => at + 1);

/** How much is transferred to keep the words of these books, bytes. */
export const bytesOf = (books: readonly number[]): number =>
  books.reduce((sum, book) => sum + (BOOK_BYTES[book - 1] ?? 0), 0);

/** Bytes in words: `83 kB`, `6.9 MB`. */
export function sizeIn(language: string, bytes: number): string {
  const [value, unit, digits] = bytes < 1_000_000 ? [bytes / 1000, "kB", 0] : [bytes / 1_000_000, "MB", 1];
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${format.format(value)} ${unit}`;
}

/** `kept`: of the words that are shipped now; `older`: of others, which fit another text and are not read. */
export type KeptBooks = { kept: readonly number[]; older: readonly number[] };

export function keptBooks(marks: readonly WordMark[]): KeptBooks {
  const numbers = (current: boolean) =>
    marks
      .filter(({ revision }) => (revision === WORD_REVISION) === current)
      .map(({ book }) => book)
      .toSorted((one, other) => one - other);
  return { kept: numbers(true), older: numbers(false) };
}

/** Those of the books that have still to be fetched. */
export const missingOf = (books: readonly number[], { kept }: KeptBooks): number[] =>
  books.filter((book) => !kept.includes(book));

/** How far it has come: books that are here of those that were asked for, and their bytes. */
export type WordProgress = { done: readonly number[]; of: readonly number[] };

export type WordFailure = "network" | "damaged" | "room" | "storage";
