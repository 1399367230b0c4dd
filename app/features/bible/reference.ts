import { bookByName, bookByNumber, versesInChapter } from "./books.ts";

/** One verse or a run of verses inside one chapter. A single verse has `fromVerse === toVerse`. */
export type Reference = { bookNumber: number; chapter: number; fromVerse: number; toVerse: number };

/** The longest run that is shown at once, verses. */
export const MAX_VERSES = 12;

const DASH = "[-–—]";
const SHAPE = new RegExp(
  `^\\s*(?<book>\\S.*?)\\s*(?<![\\d:.])(?:(?<chapter>\\d{1,3})\\s*[:.]\\s*)?(?<from>\\d{1,3})(?:\\s*(?<mark>${DASH}|,)\\s*(?<to>\\d{1,3}))?\\s*$`,
  "u",
);

/**
 * Reads `Phil 4:6-7`, `Psalm 23:1`, `1 John 1:9`, `Juan 3:16`, `Jude 24`.
 * Null when the book, chapter or verse does not exist, the range runs backwards or is longer than `MAX_VERSES`.
 */
export function parseReference(text: string): Reference | null {
  const groups = SHAPE.exec(text)?.groups;
  const book = groups?.book ? bookByName(groups.book) : undefined;
  if (!groups || !book) return null;
  // Only a book of one chapter is cited without it.
  if (groups.chapter === undefined && book.chapters !== 1) return null;
  const chapter = Number(groups.chapter ?? 1);
  const fromVerse = Number(groups.from);
  const toVerse = Number(groups.to ?? groups.from);
  if (groups.mark === "," && toVerse !== fromVerse + 1) return null;
  const reference = { bookNumber: book.number, chapter, fromVerse, toVerse };
  return isReference(reference) ? reference : null;
}

/** Whether these verses exist (in KJV numbering) and are few enough to show at once. */
export function isReference({ bookNumber, chapter, fromVerse, toVerse }: Reference): boolean {
  return (
    fromVerse >= 1 &&
    toVerse >= fromVerse &&
    toVerse - fromVerse < MAX_VERSES &&
    toVerse <= versesInChapter(bookNumber, chapter)
  );
}

/** In English words: `Psalm 23:1-3`. */
export function formatReference({ bookNumber, chapter, fromVerse, toVerse }: Reference): string {
  const verses = fromVerse === toVerse ? `${fromVerse}` : `${fromVerse}-${toVerse}`;
  return `${bookByNumber(bookNumber)?.name ?? `Book ${bookNumber}`} ${chapter}:${verses}`;
}

/** Every verse of the reference as a number `BBCCCVVV`, in order. */
export function verseIds({ bookNumber, chapter, fromVerse, toVerse }: Reference): number[] {
  const first = bookNumber * 1_000_000 + chapter * 1_000 + fromVerse;
  return Array.from({ length: toVerse - fromVerse + 1 }, (_, offset) => first + offset);
}

const ORDINAL = "(?:[1-3]|I{1,3}|First|Second|Third)";
const WEEKDAY = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
/** A book's name as it stands in prose: any capitalized word, so that invented books are found too. */
export const BOOK = `(?:${ORDINAL}\\s{1,2})?(?!${WEEKDAY})\\p{Lu}\\p{L}{1,14}\\.?(?:\\s{1,2}of\\s{1,2}(?:Songs|Solomon))?`;
const TRANSLATION = "(?:,?\\s?\\(?[A-Z]{2,6}\\d{0,4}(?![\\p{L}\\d])\\)?)?";
const RANGE = "(?:\\s?[-–—]\\s?\\d{1,3}(?::\\d{1,3})?|,\\s?\\d{1,3}(?![\\d:]|\\s?\\p{L}))?";
/** A verse with its range, translation and closing brackets; groups `first`, `book` and `range`. */
export const VERSE = `(?<first>(?<book>${BOOK})\\s{1,2}\\d{1,3}:\\d{1,3})(?<range>${RANGE})(?:[a-c]|ff?)?(?!\\p{L})${TRANSLATION}[\\])]?[*_]{0,3}[\\])]?`;
export const VERSES = new RegExp(`(?<![\\p{L}\\d])${VERSE}`, "gu");
/** What may still belong to a citation after its first verse, and enough to see how its line goes on. */
export const TAIL = 46;
/** The end of a text that may yet become a citation or a marker. */
export const PENDING = new RegExp(
  `(?<![\\p{L}\\d])(?:${ORDINAL}\\s{0,2}|(?:${ORDINAL}\\s{1,2})?\\p{Lu}\\p{L}{0,14}\\.?(?:\\s{1,2}(?:of?(?:\\s{1,2}(?:S\\p{L}{0,6})?)?)?)?\\s{0,2}(?:\\d{1,3}:?)?)$|\\[$`,
  "u",
);
const CLOSES = "[\\s.,;*_)\\]”\"’'»“]*$";
const APART_AT_END = new RegExp(
  `(?:(?<!\\S)-{1,2}|[—–(\\n[])[\\s*_([—–-]*(?:see\\s|cf\\.?\\s)?${VERSE}${CLOSES}`,
  "u",
);
const STOP_AT_END = new RegExp(`(?:^|[.,;!?…”"’']\\s+)[*_]{0,3}${VERSE}:?${CLOSES}`, "u");
const CHAPTER_AT_END = new RegExp(
  `(?:(?<!\\S)-{1,2}|[—–(\\n])[\\s*_(]*(?<place>(?<book>${BOOK})\\s{1,2}\\d{1,3})${CLOSES}`,
  "u",
);
const AT_START = new RegExp(`^[*_“"‘']{0,4}${VERSE}[ *_]{0,4}(?:[:—–-]|\\n)`, "u");
const MARKER_AT_END = /\[\[([^\][]{0,80})\]\][\s.,;*_)”"’']*$/;

/** Reads the groups of `VERSE`: with the range, or the first verse alone when the range cannot be shown. */
export function readVerse({
  first = "",
  range = "",
}: Record<string, string | undefined> = {}): Reference | null {
  return parseReference(first + range) ?? parseReference(first);
}

/** A marker's inside, or any text that is one reference; a translation's name after it is allowed. */
export function readMarker(raw: string): Reference | null {
  return parseReference(raw.replace(/[\s,]*\(?[A-Z]{2,6}\d{0,4}\)?\s*$/, ""));
}

/** All references named in a text, in order, with where each stands. */
export function findCitations(text: string): { from: number; to: number; reference: Reference | null }[] {
  return [...text.matchAll(VERSES)].flatMap((match) => {
    if (!bookByName(match.groups?.book ?? "")) return [];
    return [{ from: match.index, to: match.index + match[0].length, reference: readVerse(match.groups) }];
  });
}

/** A citation inside of a text, and the other words of the text. */
export type Inside = { words: string; reference: Reference | null };

/**
 * The citation that closes a text, set apart by a dash, a bracket or a line of its own.
 * @param afterStop whether a stop or comma sets it apart too
 */
export function citationAtEnd(text: string, afterStop = false): Inside | null {
  const marker = MARKER_AT_END.exec(text);
  if (marker) return { words: text.slice(0, marker.index), reference: readMarker(marker[1] ?? "") };
  const verse = APART_AT_END.exec(text) ?? (afterStop ? STOP_AT_END.exec(text) : null);
  if (verse) return { words: text.slice(0, verse.index), reference: readVerse(verse.groups) };
  const chapter = CHAPTER_AT_END.exec(text);
  if (!chapter || !bookByName(chapter.groups?.book ?? "")) return null;
  return { words: text.slice(0, chapter.index), reference: parseReference(chapter.groups?.place ?? "") };
}

/** The citation that opens a text, before a colon, a dash or the end of its line. */
export function citationAtStart(text: string): Inside | null {
  const verse = AT_START.exec(text);
  return verse && { words: text.slice(verse[0].length), reference: readVerse(verse.groups) };
}
