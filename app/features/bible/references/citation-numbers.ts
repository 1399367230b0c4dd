import type { Language } from "#app/core/language.ts";
import { type Book, versesInChapter } from "#app/features/bible/books.ts";
import { isThere, type Reference } from "#app/features/bible/reference.ts";
import { type Point, readNumbers, type Span } from "./library.ts";

/** The numbers of a citation: which ones belong to it, and what they say. */

const ITEM = "\\d{1,3}(?:[a-e](?!\\p{L})|[^\\S\\n]?ff?\\.?(?!\\p{L}))?(?!\\d)";
const VERSE_WORD = "(?:verses?|vers[íi]culos?|vers?\\.|vv?\\.?|vs\\.?)(?!\\p{L})";
/** What makes the number behind it a verse. */
const TO_VERSE = `(?:[^\\S\\n]{0,2}:[^\\S\\n]{0,2}|\\.(?=\\d)|[,;]?[^\\S\\n]{1,2}${VERSE_WORD}[^\\S\\n]{0,2})`;
const RANGE = "[^\\S\\n]?[-–—][^\\S\\n]?";
const LIST = "(?:[^\\S\\n]?[,;&][^\\S\\n]?|[^\\S\\n](?:and|y)[^\\S\\n])";
/** A list's next number is none of its own where a word follows: `John 3:16, 2 Kings 5`, `Psalm 23, 4 of us`. */
const LAST =
  "(?!\\d|:\\d|[^\\S\\n]?[ªº]|[^\\S\\n]?(?!(?:and|y|are|were|is|both|together|today|tonight|son|fueron|hoy|esta|juntos)(?!\\p{L}))\\p{L})";
const WITH_VERSE = `${ITEM}(?:${TO_VERSE}${ITEM})?`;
const NEXT = `(?:${RANGE}${WITH_VERSE}(?!\\d|:\\d)|${LIST}${WITH_VERSE}${LAST})`;
/** No citation lists more. */
const MAX_RUNS = 6;
/** `26 37` is chapter and verse where nothing follows. */
const BARE = `[^\\S\\n]${ITEM}(?![^\\S\\n]?[\\p{L}:%])`;
const NUMBERS = new RegExp(`${ITEM}(?:${TO_VERSE}${ITEM}|${BARE})?${NEXT}{0,${MAX_RUNS}}`, "uy");

/** The numbers that stand together from `at` on. */
export function numbersAt(text: string, at: number): string {
  NUMBERS.lastIndex = at;
  return NUMBERS.exec(text)?.[0] ?? "";
}

const COMMA = /^(\d{1,3})\s?,(\s?)(\d{1,3})(?=\D|$)(?!\s?,|\s(?:y|and)\s|:)/;

/** In Spanish, and where no list of chapters is meant, a comma stands before the verse: `Juan 3,16`. */
function withColon(numbers: string, language: Language): string {
  const [all = "", first = "", space = "", second = ""] = COMMA.exec(numbers) ?? [];
  if (all === "") return numbers;
  const isNext = Number(second) === Number(first) + 1;
  const isVerse = Number(second) <= Number(first) || (!isNext && (language === "es" || space === ""));
  return isVerse || (language === "es" && space === "")
    ? `${first}:${second}${numbers.slice(all.length)}`
    : numbers;
}

const inPlain = (numbers: string, language: Language): string =>
  withColon(numbers, language)
    .replace(new RegExp(`[,;]?\\s{1,2}${VERSE_WORD}\\s{0,2}`, "gu"), ":")
    .replace(/\s(?:y|and)\s/g, ", ")
    .replace(/\s?:\s?/g, ":")
    .replace(/\s+/g, " ");

const BACKWARDS = /(?:(\d+)[:.])?(\d+)[a-e]?\s?[-–—]\s?(?:(\d+)[:.])?(\d+)/g;
/** `5:3-4:10`, `18-16`: the library would read two places. */
const runsBackwards = (numbers: string): boolean =>
  [...numbers.matchAll(BACKWARDS)].some(([, chapter, from, lastChapter, to]) => {
    const [first, last] = [Number(chapter ?? 0), Number(lastChapter ?? chapter ?? 0)];
    return lastChapter !== undefined && chapter === undefined
      ? Number(from) > last
      : first > last || (first === last && Number(from) > Number(to));
  });

/** `runs` is null where something of it is not there, `first` where not even the first verse or chapter is. */
export type Said = { first: Reference | null; runs: Reference[] | null; isChapter: boolean };

/** What the numbers behind a book's name say. */
export function sayNumbers(book: Book, numbers: string, language: Language): Said | null {
  const plain = inPlain(numbers, language);
  const read = readNumbers(plain, book.chapters === 1);
  const isChapter = book.chapters > 1 && !/[:.]|\d\s\d/.test(plain);
  const [span] = read?.spans ?? [];
  if (!read || !span) return { first: null, runs: null, isChapter };
  const [first = null] =
    runsOf(book.number, { from: span.from, to: isChapter ? lastOf(span.from) : span.from }) ?? [];
  if (!first || !isThere(first)) return { first: null, runs: null, isChapter };
  const runs = read.spans.map((one) => runsOf(book.number, one));
  const isAll = !runsBackwards(plain) && runs.every((run) => run?.every(isThere));
  return { first, runs: isAll ? runs.flatMap((run) => run ?? []) : null, isChapter };
}

const lastOf = ({ chapter }: Point): Point => ({ chapter, verse: 999 });
/** What the library says where it means the last of a chapter. */
const LAST_VERSE = 999;
const MAX_CHAPTERS = 150;

/** The runs from one verse to another, over the chapters between; null when they run backwards. */
function runsOf(bookNumber: number, { from, to }: Span): Reference[] | null {
  if (to.chapter < from.chapter || to.chapter > MAX_CHAPTERS) return null;
  return Array.from({ length: to.chapter - from.chapter + 1 }, (_, offset) => {
    const chapter = from.chapter + offset;
    const last = versesInChapter(bookNumber, chapter);
    const isLast = chapter === to.chapter && to.verse !== LAST_VERSE;
    return {
      bookNumber,
      chapter,
      fromVerse: chapter === from.chapter ? from.verse : 1,
      toVerse: isLast ? to.verse : last,
    };
  });
}
