import type { Language } from "#app/core/language.ts";
import { BOOKS, type Book, bookByName, bookByNumber } from "#app/features/bible/books.ts";
import { bookNumberOf } from "./library.ts";

/** The book's name that stands right before a number. */
export type Named = { book: Book | null; from: number; to: number; name: string };

const TOKEN = /\d[\p{L}ªº]{0,3}\.?|\p{L}+\.?|[^\s\p{L}\d]+/gu;
const MAX_WORDS = 9;
const CHAPTER_WORD = /^(?:chapters?|chs?|cap[íi]tulos?|caps?)\.?$/iu;
const IS_WORD = /^[\p{L}\d]/u;
const NUMBERED = /^(?:\d|i{1,3}(?!\p{L})|first|second|third|primer|segund|tercer)/iu;
/** Before such a number stands no book that only our ears hear: times, scores, pages. */
const NO_BOOK =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|at|by|around|until|till|from|since|before|after|about|page|score|ratio|time|room|las?|desde|hasta|hacia|and|or|the|in|of|to|on|see|versus|vs)$/iu;

/** How many names that our lists do not have are asked about in one text. */
export type Asked = { left: number };

/**
 * Looks for the book whose name ends at `at`, the longest that fits.
 * @param lowest it begins no earlier
 */
export function bookBefore(
  text: string,
  at: number,
  lowest: number,
  language: Language,
  asked: Asked,
): Named | null {
  const start = Math.max(lowest, at - 72);
  const tokens = [...text.slice(start, at).matchAll(TOKEN)].slice(-MAX_WORDS);
  let last = tokens.length;
  // `John, chapter 3`, `**John** 3:16`
  while (last > 0 && /^(?:[,*_]+)$/.test(tokens[last - 1]?.[0] ?? "")) last--;
  if (
    last > 1 &&
    CHAPTER_WORD.test(tokens[last - 1]?.[0] ?? "") &&
    !NUMBERED.test(tokens[last - 2]?.[0] ?? "")
  )
    last--;
  while (last > 0 && /^(?:[,*_]+)$/.test(tokens[last - 1]?.[0] ?? "")) last--;
  let first = last;
  while (first > 0 && IS_WORD.test(tokens[first - 1]?.[0] ?? "")) first--;
  const ending = tokens[last - 1];
  if (!ending || last === first) return null;
  const to = start + ending.index + ending[0].length;
  for (let index = first; index < last; index++) {
    const from = start + (tokens[index]?.index ?? 0);
    if (from > 0 && /[\p{L}\p{N}'’@#/]/u.test(text.charAt(from - 1))) continue;
    // `3. John 3` is the third of a list
    if (/^\d\.$/.test(tokens[index]?.[0] ?? "") && /(?:^|\n)[ \t>]*$/.test(text.slice(0, from))) continue;
    const name = text.slice(from, to);
    const book = bookByName(name.replace(/[*_]/g, ""), language);
    if (book) return { book, from, to, name };
  }
  return unusualName(text, { start, to, tokens: tokens.slice(first, last) }, language, asked);
}

type Tail = { start: number; to: number; tokens: readonly RegExpExecArray[] };

/** A name that only the library knows, or that is misspelled; or a word in a book's place, which nobody knows. */
function unusualName(
  text: string,
  { start, to, tokens }: Tail,
  language: Language,
  asked: Asked,
): Named | null {
  const word = tokens.at(-1);
  const before = tokens.at(-2);
  if (!word || NO_BOOK.test(word[0].replace(/\.$/, "")) || /^\d/.test(word[0])) return null;
  const numbered = before && NUMBERED.test(before[0]) && before[0].length < 8;
  const from = start + (numbered ? before.index : word.index);
  if (from > 0 && /[\p{L}\p{N}'’@#/]/u.test(text.charAt(from - 1))) return null;
  const name = text.slice(from, to);
  const known = { book: null, from, to, name };
  if (word[0].length < 3 || asked.left <= 0) return known;
  asked.left--;
  const other = language === "en" ? "es" : "en";
  const number = bookNumberOf(name, language) || bookNumberOf(name, other);
  const book = bookByNumber(number) ?? misspelled(name);
  // Corinthians alone is neither the first nor the second
  const isWhole = book && (!/^\d/.test(book.name) || NUMBERED.test(name));
  return isWhole ? { ...known, book } : known;
}

const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\p{M}\s.]/gu, "")
    .toLowerCase();
const FULL = BOOKS.flatMap((book) =>
  [book.name, book.spanishName].map((name) => [plain(name), book] as const),
);
const mostWrong = (name: string): number => (name.length >= 9 ? 2 : 1);

/** A full name with a letter or two wrong, where only one book is as near. */
function misspelled(name: string): Book | null {
  const said = plain(name);
  if (said.length < 6 || said.length > 16) return null;
  const near = FULL.filter(
    ([full]) =>
      full.charAt(0) === said.charAt(0) && full.length >= 6 && distance(said, full) <= mostWrong(said),
  );
  const books = new Set(near.map(([, book]) => book));
  return books.size === 1 ? ([...books][0] ?? null) : null;
}

/** How many letters are wrong, missing or too many. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
