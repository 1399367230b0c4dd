import { bookByName, versesInChapter } from "./books.ts";
import { isReference, MAX_VERSES, type Reference } from "./reference.ts";

/** Runs of verses in the order named: `John 3:16, 18` has two, `Matthew 4:25-5:2` one in each chapter. */
export type Passage = readonly Reference[];

/** Names nothing that exists. */
export const NOWHERE: Passage = [];

const VERSE_END = "(?:[a-c](?!\\p{L})|ff?(?!\\p{L}))?";
/** What may follow a first verse, piece by piece: `-18`, `-5:2`, `, 18`, ` and 20`, `; 4:1`. */
export const NEXT_VERSES = `(?:\\s?[-–—]\\s?(?:\\d{1,3}\\s?:\\s?)?\\d{1,3}${VERSE_END}(?!\\d|:\\d)|(?:\\s?[,;&]|\\s(?:and|y))\\s?(?:\\d{1,3}\\s?:\\s?)?\\d{1,3}${VERSE_END}(?!\\d|:\\d|\\s?(?!(?:and|y)\\s\\d)\\p{L}|\\s?[ªº]))`;
/** No citation lists more. */
export const MOST_RUNS = 6;

const FIRST = /^\D*?(\d{1,3})(?:\D+?(\d{1,3}))?(?!\d)/;
const WHOLE = new RegExp(
  `^\\s{0,8}(?<book>\\S.{0,40}?)(?<![\\d:.])(?<numbers>[\\s,]{0,8}(?:\\d{1,3}(?:\\s{0,8}[:.]\\s{0,8}|,?\\s{1,2}(?:v|vv|verses?|vers[íi]culos?)\\.?\\s{0,2}))?\\d{1,3})(?<next>(?:[a-c]|ff?)?${NEXT_VERSES}{0,${MOST_RUNS}})\\s{0,8}$`,
  "iu",
);
const NEXT = new RegExp(NEXT_VERSES, "guy");
const PLACE = /(?:(\d{1,3})\s?:\s?)?(\d{1,3})\D*$/;

type Point = { chapter: number; verse: number };

/** The runs from one verse to another, over the chapters between; null when they run backwards. */
function runsBetween(bookNumber: number, from: Point, to: Point): Reference[] | null {
  if (to.chapter < from.chapter || to.chapter - from.chapter > 2) return null;
  return Array.from({ length: to.chapter - from.chapter + 1 }, (_, offset) => {
    const chapter = from.chapter + offset;
    return {
      bookNumber,
      chapter,
      fromVerse: chapter === from.chapter ? from.verse : 1,
      toVerse: chapter === to.chapter ? to.verse : versesInChapter(bookNumber, chapter),
    };
  });
}

const countOf = (runs: Passage): number =>
  runs.reduce((sum, { fromVerse, toVerse }) => sum + toVerse - fromVerse + 1, 0);

const canShow = (runs: Passage): boolean => runs.every(isReference) && countOf(runs) <= MAX_VERSES;

type Read = { first: Reference; runs: Passage | null };

/** Null where not even the first verse is; `runs` is null where what follows it cannot be shown. */
function read(bookName: string, numbers: string, next: string): Read | null {
  const book = bookByName(bookName);
  const [, one = "", two] = FIRST.exec(numbers) ?? [];
  if (!book || one === "" || (two === undefined && book.chapters !== 1)) return null;
  const at =
    two === undefined ? { chapter: 1, verse: Number(one) } : { chapter: Number(one), verse: Number(two) };
  const first = { bookNumber: book.number, chapter: at.chapter, fromVerse: at.verse, toVerse: at.verse };
  if (!isReference(first)) return null;
  const runs = runsOf(book.number, at, next);
  return { first, runs: runs && canShow(runs) ? runs : null };
}

/**
 * Reads a citation by its parts: `1 Cor`, ` 13:4`, `-7, 13`. What cannot be shown whole, because a part of it is not
 * or because it is too long, is read as its first verse alone.
 */
export function readPassage(bookName: string, numbers: string, next: string): Passage {
  const found = read(bookName, numbers, next);
  return found ? (found.runs ?? [found.first]) : NOWHERE;
}

/** A text that is one citation and nothing else, such as the inside of a marker; nothing when it cannot be shown whole. */
export function parsePassage(text: string): Passage {
  const { book = "", numbers = "", next = "" } = WHOLE.exec(text)?.groups ?? {};
  return read(book, numbers, next)?.runs ?? NOWHERE;
}

function runsOf(bookNumber: number, first: Point, next: string): Reference[] | null {
  const points: { from: Point; to: Point }[] = [{ from: first, to: first }];
  for (const [part] of next.matchAll(NEXT)) {
    const last = points.at(-1);
    const [, chapter, verse = ""] = PLACE.exec(part) ?? [];
    if (!last) return null;
    const point = { chapter: Number(chapter ?? last.to.chapter), verse: Number(verse) };
    if (/^\s?[-–—]/.test(part)) last.to = point;
    else points.push({ from: point, to: point });
  }
  const runs = points.map(({ from, to }) => runsBetween(bookNumber, from, to));
  return runs.every((run) => run !== null) ? runs.flat() : null;
}
