import { bookByName, versesInChapter } from "./books.ts";
import { isThere, MAX_VERSES, type Reference } from "./reference.ts";

/**
 * Runs of verses in the order named: `John 3:16, 18` has two, `Matthew 4:25-5:2` one in each chapter, `Psalm 23` the
 * whole of one. It may be longer than what is shown at once (`excerptsOf`).
 */
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
/** Before a chapter's number: `chapter 3`, `capítulo 3`. */
export const CHAPTER_WORD = "(?:[Cc](?:h(?:apters?|\\.)|ap(?:[íi]tulos?|\\.)))";
/** From `chapter 3` to the book: ` of the Gospel of `, ` del evangelio de `. */
export const OF_BOOK =
  "\\s(?:of|in|from|de|del)\\s(?:(?:the|el|la|los)\\s)?(?:(?:[Gg]ospel|[Bb]ook|[Ll]etter|[Ee]pistle|[Ee]vangelio|[Ll]ibro|[Cc]arta)\\s(?:of|to|de|según|a)\\s(?:(?:the|el|la|los)\\s)?)?";
const CHAPTER_OF = new RegExp(`^\\s{0,8}${CHAPTER_WORD}\\s{1,2}(\\d{1,3})${OF_BOOK}(.{2,40})$`, "u");
const WORD_BETWEEN = new RegExp(`(?<=\\S)[\\s,]{1,2}${CHAPTER_WORD}\\s{1,2}(?=\\d)`, "u");
const NEXT = new RegExp(NEXT_VERSES, "guy");
const PLACE = /(?:(\d{1,3})\s?:\s?)?(\d{1,3})\D*$/;

/** `verse` is null where the chapter is named without one. */
type Point = { chapter: number; verse: number | null };

/** The runs from one verse or chapter to another, over the chapters between; null when they run backwards. */
function runsBetween(bookNumber: number, from: Point, to: Point): Reference[] | null {
  if (to.chapter < from.chapter) return null;
  return Array.from({ length: to.chapter - from.chapter + 1 }, (_, offset) => {
    const chapter = from.chapter + offset;
    return {
      bookNumber,
      chapter,
      fromVerse: chapter === from.chapter ? (from.verse ?? 1) : 1,
      toVerse: (chapter === to.chapter ? to.verse : null) ?? versesInChapter(bookNumber, chapter),
    };
  });
}

/** So much is read for one citation: more runs or verses than these are read as the first run alone. */
const MOST_READ_RUNS = 7;
const MOST_READ_VERSES = 200;

const lengthOf = ({ fromVerse, toVerse }: Reference): number => toVerse - fromVerse + 1;
export const countVerses = (runs: Passage): number => runs.reduce((sum, run) => sum + lengthOf(run), 0);

export const withinBounds = (runs: Passage): Passage =>
  runs.length <= MOST_READ_RUNS && countVerses(runs) <= MOST_READ_VERSES ? runs : runs.slice(0, 1);

/** What is shown of a run; `partOf` is the run, where it goes on. */
export type Excerpt = Reference & { partOf?: Reference };

/** What is shown of a passage, run by run: its first `MAX_VERSES` verses, and of each later run at least the first. */
export function excerptsOf(passage: Passage): Excerpt[] {
  let left = MAX_VERSES;
  return passage.map((run) => {
    const most = Math.max(1, left);
    left -= lengthOf(run);
    return lengthOf(run) <= most ? run : { ...run, toVerse: run.fromVerse + most - 1, partOf: run };
  });
}

type Read = { first: Reference; runs: Passage | null };

/** Null where not even the first verse or chapter is; `runs` is null where some of what follows it is not. */
function read(bookName: string, numbers: string, next: string): Read | null {
  const book = bookByName(bookName);
  const [, one = "", two] = FIRST.exec(numbers) ?? [];
  if (!book || one === "") return null;
  const at =
    two !== undefined
      ? { chapter: Number(one), verse: Number(two) }
      : book.chapters === 1
        ? { chapter: 1, verse: Number(one) }
        : { chapter: Number(one), verse: null };
  const [first] = runsBetween(book.number, at, at) ?? [];
  if (!first || !isThere(first)) return null;
  const runs = runsOf(book.number, at, next);
  return { first, runs: runs?.every(isThere) ? withinBounds(runs) : null };
}

/**
 * Reads a citation by its parts: `1 Cor`, ` 13:4`, `-7, 13`. Where a part of it is not, only the first verse
 * is read.
 */
export function readPassage(bookName: string, numbers: string, next: string): Passage {
  const found = read(bookName, numbers, next);
  return found ? (found.runs ?? [found.first]) : NOWHERE;
}

/** A text that is one citation and nothing else, such as the inside of a marker; nothing when a part of it is not. */
export function parsePassage(text: string): Passage {
  const plainly = text.replace(CHAPTER_OF, "$2 $1").replace(WORD_BETWEEN, " ");
  const { book = "", numbers = "", next = "" } = WHOLE.exec(plainly)?.groups ?? {};
  return read(book, numbers, next)?.runs ?? NOWHERE;
}

function runsOf(bookNumber: number, first: Point, next: string): Reference[] | null {
  const points: { from: Point; to: Point }[] = [{ from: first, to: first }];
  let last = first;
  for (const [part] of next.matchAll(NEXT)) {
    const [, chapter, number = ""] = PLACE.exec(part) ?? [];
    // after a chapter the next number is one too: `Psalms 23, 24`
    last =
      chapter === undefined && last.verse === null
        ? { chapter: Number(number), verse: null }
        : { chapter: Number(chapter ?? last.chapter), verse: Number(number) };
    const span = points.at(-1);
    if (span && /^\s?[-–—]/.test(part)) span.to = last;
    else points.push({ from: last, to: last });
  }
  const runs = points.map(({ from, to }) => runsBetween(bookNumber, from, to));
  return runs.every((run) => run !== null) ? runs.flat() : null;
}
