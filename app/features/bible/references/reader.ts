import type { Language } from "#app/core/language.ts";
import { type Book, bookByName } from "#app/features/bible/books.ts";
import { inLatin } from "#app/features/bible/look-alike-letters.ts";
import { NOWHERE, type Passage, withinBounds } from "#app/features/bible/passage.ts";
import { isReference, type Reference } from "#app/features/bible/reference.ts";
import { type Asked, bookBefore } from "./book-names.ts";
import { numbersAt, type Said, sayNumbers } from "./citation-numbers.ts";
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
  isLookAlike: boolean;
};

const NUMBER = new RegExp(
  `(?<=\\p{L}[.ªº]?[^\\S\\n]?[*_,]{0,3}[^\\S\\n]{0,2})\\d{1,3}(?!\\d)|${ROMAN}`,
  "gu",
);
const VERSE_OF =
  /(?:verses?|vv?\.|vers[íi]culos?)\s(?<verses>\d{1,3}(?:\s?[-–—]\s?\d{1,3})?)\s(?:of|in|from|de|del|en)\s(?:the\s|el\s|la\s)?$/iu;
const CHAPTER_OF =
  /(?<![\p{L}\d])(?:chapters?|ch\.|cap[íi]tulos?|cap\.)\s{1,2}(?<chapter>\d{1,3})(?:,?\s(?:and\s|y\s)?(?:verses?|vers[íi]culos?)\s(?<verses>\d{1,3}(?:[-–]\d{1,3})?))?\s(?:of|in|from|de|del)\s(?:(?:the|el|la|los)\s)?(?=\S)/giu;
/** Unknown names that are asked about in one text. */
const MOST_ASKED = 12;
const IN_WORDS = /chapter|cap[íi]tulo|ch\.|cap\./i;

/** All that a text names of Scripture, in order: verses, chapters, and verses of books that nobody knows. */
export const readReferences = (text: string, language: Language = "en"): Reading[] =>
  readShapes(text, language).filter(({ isLookAlike }) => !isLookAlike);

/** The same with all that looks like it. */
export function readShapes(written: string, language: Language = "en"): Reading[] {
  const text = inLatin(written);
  if (!/\d|[ivxlc]/i.test(text)) return [];
  const asked: Asked = { left: MOST_ASKED };
  const found = IN_WORDS.test(text) ? chaptersFirst(text, language) : [];
  const isTaken = (at: number) => found.some(({ from, to }) => at >= from && at < to);
  const read: Reading[] = [];
  let lowest = 0;
  for (const { index, 0: sign, groups } of text.matchAll(NUMBER)) {
    if (index < lowest || isTaken(index)) continue;
    const reading = readAt(
      text,
      index,
      sign,
      groups?.roman,
      lowest,
      read.at(-1)?.isLookAlike === false,
      language,
      asked,
    );
    if (!reading || isTaken(reading.from)) continue;
    read.push(reading);
    lowest = reading.to;
  }
  return [...found, ...read].sort((one, other) => one.from - other.from);
}

function readAt(
  text: string,
  at: number,
  sign: string,
  roman: string | undefined,
  lowest: number,
  isNext: boolean,
  language: Language,
  asked: Asked,
): Reading | null {
  const numbers = roman
    ? fromRoman(roman, text.slice(at + sign.length, at + sign.length + 24))
    : plainNumbers(text, at);
  if (!numbers) return null;
  const named = bookBefore(text, at, lowest, language, asked);
  if (!named || (roman && (named.book === null || named.name.length < 4))) return null;
  const verses = /^\d{1,3}$/.test(numbers.text)
    ? VERSE_OF.exec(text.slice(Math.max(lowest, named.from - 48), named.from))
    : null;
  const said = verses ? `${numbers.text}:${verses.groups?.verses}` : numbers.text;
  const from = named.from - (verses?.[0].length ?? 0);
  const place = { from, to: at + numbers.length };
  if (!named.book)
    return /^\p{Lu}/u.test(named.name.replace(/^\d\s?/, "")) &&
      /^\d{1,3}\s?[:.]\s?\d/.test(said) &&
      !/^[.:]\d/.test(text.slice(place.to))
      ? { ...place, ...unknown(named.name) }
      : null;
  const read = passageOf(sayNumbers(named.book, said, language));
  const reading = { ...place, name: named.name, book: named.book, ...read };
  // one more of a list is led in by the one before it
  const goesOn = isNext && /^[\s,;]{0,3}(?:(?:and|y|e|&|with|con)\s)?$/.test(text.slice(lowest, from));
  return { ...reading, isLookAlike: !verses && !goesOn && looksAlike(text, reading, said) };
}

const plainNumbers = (text: string, at: number): { text: string; length: number } | null => {
  const numbers = numbersAt(text, at);
  return numbers === "" ? null : { text: numbers, length: numbers.length };
};

const unknown = (name: string) => ({
  name,
  book: null,
  passage: NOWHERE,
  isWhole: false,
  isChapter: false,
  isLookAlike: false,
});

/** Where a part of it is not, only the first verse is read. */
function passageOf(said: Said | null): Pick<Reading, "passage" | "isWhole" | "isChapter"> {
  if (!said?.first) return { passage: NOWHERE, isWhole: false, isChapter: said?.isChapter ?? false };
  const { first, runs, isChapter } = said;
  return { passage: runs ? withinBounds(runs) : [first], isWhole: runs !== null, isChapter };
}

const WORDS_OF_NAME = /^(?:[\p{L}\dªº]+\.?[^\S\n]){0,5}[\p{L}\dªº]+/u;
const LAST_WORD = /[^\S\n]+\S+$/;

/** `chapter 3 of John`, `capítulo 3, versículo 16 del evangelio de Juan`. */
function chaptersFirst(text: string, language: Language): Reading[] {
  return [...text.matchAll(CHAPTER_OF)].flatMap(({ index, 0: all, groups }) => {
    const { chapter = "", verses } = groups ?? {};
    const start = index + all.length;
    let name = WORDS_OF_NAME.exec(text.slice(start, start + 60))?.[0] ?? "";
    while (name !== "" && !bookByName(name, language))
      name = LAST_WORD.test(name) ? name.replace(LAST_WORD, "") : "";
    const book = bookByName(name, language);
    const to = start + name.length;
    if (!book || /^\s?\d/.test(text.slice(to, to + 2))) return [];
    const read = passageOf(sayNumbers(book, verses ? `${chapter}:${verses}` : chapter, language));
    return [{ from: index, to, name, book, ...read, isLookAlike: false }];
  });
}

/** A translation behind a reference: ` (NIV)`, `, RVR 1960`. */
const TRANSLATION = /[\s,]{0,8}\(?(?:[A-Z]{2,6}\d{0,4}|RVR?\s?\d{2,4})\)?\s{0,8}$/;

/** A text that is one reference and nothing else; nothing when a part of it is not. */
export function readReference(text: string, language: Language = "en"): Passage {
  const line = text.replace(TRANSLATION, "").trim();
  if (line.length > 80) return NOWHERE;
  const [reading, other] = readReferences(line, language);
  const isAll = reading && !other && reading.from === 0 && reading.to === line.length;
  return isAll && reading.isWhole ? reading.passage : NOWHERE;
}

/** One verse or a few of one chapter, not more than are shown at once: `Phil 4:6-7`, `Juan 3:16`, `Jude 24`. */
export function parseReference(text: string, language: Language = "en"): Reference | null {
  const line = text.trim();
  const [reading] = line.length > 80 ? [] : readReferences(line, language);
  if (!reading?.isWhole || reading.isChapter || reading.from > 0 || reading.to < line.length) return null;
  const [first] = reading.passage;
  const last = reading.passage.at(-1);
  if (!first || !last) return null;
  const run = reading.passage.every(
    ({ fromVerse, chapter }, at) =>
      chapter === first.chapter && (at === 0 || fromVerse === (reading.passage[at - 1]?.toVerse ?? 0) + 1),
  );
  const reference = { ...first, toVerse: last.toVerse };
  return run && isReference(reference) ? reference : null;
}
