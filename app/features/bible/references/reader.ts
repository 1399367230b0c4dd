import type { Language } from "#app/core/language.ts";
import type { Book } from "#app/features/bible/books.ts";
import { inLatin } from "#app/features/bible/compare/look-alike-letters.ts";
import { NOWHERE, type Passage } from "#app/features/bible/passage.ts";
import { type Asked, bookBefore } from "./book-names.ts";
import { chaptersFirst, passageOf } from "./chapters-first.ts";
import { numbersAt, sayNumbers } from "./citation-numbers.ts";
import { looksAlike } from "./look-alikes.ts";
import { fromRoman, ROMAN } from "./roman.ts";

/**
 * The one reader of references, for prose, answers, search and what is typed.
 * `passage` is empty where the book is known and the verse is not, or where nobody knows the book (`book` is null).
 */
export type Reading = {
  from: number;
  to: number;
  name: string;
  book: Book | null;
  passage: Passage;
  /** Whether all that it names is there. */
  isWhole: boolean;
  isChapter: boolean;
  /** Where it would be one if nothing but its words were known, and is none by what stands around it. */
  isLookAlike: () => boolean;
};

const NUMBER = new RegExp(
  `(?<=\\p{L}[.ªº]?[^\\S\\n]?[*_,]{0,3}[^\\S\\n]{0,2})\\d{1,3}(?!\\d)|${ROMAN}`,
  "gu",
);
const VERSE_OF =
  /(?:verses?|vv?\.|vers[íi]culos?)\s(?<verses>\d{1,3}(?:\s?[-–—]\s?\d{1,3})?)\s(?:of|in|from|de|del|en)\s(?:the\s|el\s|la\s)?$/iu;
/** Unknown names that are asked about in one text. */
const MAX_ASKED = 12;
/** All that a text names of Scripture, in order: verses, chapters, and verses of books that nobody knows. */
export const readReferences = (text: string, language: Language = "en"): Reading[] =>
  readShapes(text, language).filter(({ isLookAlike }) => !isLookAlike());

/** The same with all that looks like it. */
export function readShapes(written: string, language: Language = "en"): Reading[] {
  const text = inLatin(written);
  if (!/\d|[ivxlc]/i.test(text)) return [];
  const found = chaptersFirst(text, language);
  const isTaken = (at: number) => found.some(({ from, to }) => at >= from && at < to);
  const reader = new Reader(text, language);
  const read: Reading[] = [];
  for (const { index, 0: sign, groups } of text.matchAll(NUMBER)) {
    if (index < reader.lowest || isTaken(index)) continue;
    const reading = reader.readAt(index, sign, groups?.roman);
    if (!reading || isTaken(reading.from)) continue;
    read.push(reading);
    reader.goOnAfter(reading);
  }
  return [...found, ...read].sort((one, other) => one.from - other.from);
}

/** Reads a text from its head on. */
class Reader {
  readonly #text: string;
  readonly #language: Language;
  readonly #asked: Asked = { left: MAX_ASKED };
  #last: Reading | null = null;

  constructor(text: string, language: Language) {
    this.#text = text;
    this.#language = language;
  }

  /** What stands before has been read. */
  get lowest(): number {
    return this.#last?.to ?? 0;
  }

  goOnAfter(reading: Reading): void {
    this.#last = reading;
  }

  readAt(at: number, sign: string, roman: string | undefined): Reading | null {
    const text = this.#text;
    const after = at + sign.length;
    const numbers = roman ? fromRoman(roman, text.slice(after, after + 24)) : plainNumbers(text, at);
    if (!numbers) return null;
    const named = bookBefore(text, at, this.lowest, this.#language, this.#asked);
    if (!named || (roman && (named.book === null || named.name.length < 4))) return null;
    const before = text.slice(Math.max(this.lowest, named.from - 48), named.from);
    const verses = /^\d{1,3}$/.test(numbers.text) ? VERSE_OF.exec(before) : null;
    const said = verses ? `${numbers.text}:${verses.groups?.verses}` : numbers.text;
    const place = { from: named.from - (verses?.[0].length ?? 0), to: at + numbers.length };
    if (!named.book)
      return isVerseLike(named.name, said, text.slice(place.to))
        ? { ...place, ...unknown(named.name) }
        : null;
    const read = passageOf(sayNumbers(named.book, said, this.#language));
    const reading = { ...place, name: named.name, book: named.book, ...read };
    const last = this.#last;
    let known: boolean | null = null;
    const judge = () => !verses && !this.#goesOn(last, place.from) && looksAlike(text, reading, said);
    return { ...reading, isLookAlike: () => (known ??= judge()) };
  }

  /** One more of a list is led in by the one before it. */
  #goesOn(last: Reading | null, from: number): boolean {
    return last !== null && GOES_ON.test(this.#text.slice(last.to, from)) && !last.isLookAlike();
  }
}

const GOES_ON = /^[\s,;]{0,3}(?:(?:and|y|e|&|with|con)\s)?$/;
/** Whether a word that is no book stands before chapter and verse as a book does. */
const isVerseLike = (name: string, numbers: string, after: string): boolean =>
  /^\p{Lu}/u.test(name.replace(/^\d\s?/, "")) &&
  /^\d{1,3}\s?[:.]\s?\d/.test(numbers) &&
  !/^[.:]\d/.test(after);

const plainNumbers = (text: string, at: number): { text: string; length: number } | null => {
  const numbers = numbersAt(text, at);
  return numbers === "" ? null : { text: numbers, length: numbers.length };
};

const unknown = (name: string) => {
  return { name, book: null, passage: NOWHERE, isWhole: false, isChapter: false, isLookAlike: () => false };
};
