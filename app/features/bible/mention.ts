import { ANY_BOOK, BEGINNING, BOOK_OF_VERSE, NUMBERS } from "./book-grammar.ts";
import { bookByName } from "./books.ts";
import { MOST_RUNS, NEXT_VERSES, NOWHERE, type Passage, parsePassage, readPassage } from "./passage.ts";
import { parseReference } from "./reference.ts";

const TRANSLATION = "(?:,?\\s?\\(?(?:[A-Z]{2,6}\\d{0,4}|RV\\s?1909|RVR?\\s?\\d{4})(?![\\p{L}\\d])\\)?)?";
const TAIL = `(?<next>(?:[a-c](?!\\p{L})|ff?(?!\\p{L}))?${NEXT_VERSES}{0,${MOST_RUNS}})(?!\\p{L})${TRANSLATION}[\\])]?[*_]{0,3}[\\])]?`;

/** Sources of regular expressions for the grammar of citations (`citation.ts`). */
export const BOOK = ANY_BOOK.whole;
/** A verse with its range, translation and closing brackets; groups `book`, `numbers` and `next`. */
export const VERSE = `(?<book>${BOOK_OF_VERSE})(?<numbers>${NUMBERS.whole})${TAIL}`;
export const VERSES = new RegExp(`(?<![\\p{L}\\d])${VERSE}`, "gu");
/** What must be seen after a citation before its end is sure: the next verse of a list, or how its line goes on. */
export const TAIL_SIGHT = 40;
/** The end of a text that may yet become a citation or a marker. */
export const PENDING = new RegExp(`(?<![\\p{L}\\d])(?=\\S)${BEGINNING}$|\\[$`, "u");
/** A text all of which may yet become a citation. */
export const BEGUN = new RegExp(`^${BEGINNING}$`, "u");
const APART = "(?:(?<!\\S)[-~]{1,2}|[—–(\\n[~])[\\s*_([—–~-]{0,12}";
/** `from the Gospel of `, `según `. */
export const LEAD_IN =
  "(?:(?:see|cf\\.?|from|in|read|véase|ver|según|lee|de|en)\\s)?(?:(?:the|el|la)\\s)?(?:(?:Gospel|Book|Evangelio|Libro|Epistle|Letter|Carta)\\s(?:of|de|según)\\s)?";
const CLOSES = "[\\s.,;*_)\\]”\"’'»“`|>]{0,24}$";
const SET_APART = new RegExp(`${APART}${LEAD_IN}$`, "u");
const AFTER_STOP = /(?:^|[.,;!?…”"’']\s{1,4})[*_]{0,3}$/u;
const ENDS = new RegExp(`^:?${CLOSES}`, "u");
const CHAPTER_AT_END = new RegExp(`${APART}(?<place>(?<book>${BOOK})\\s{1,2}\\d{1,3})${CLOSES}`, "u");
const AT_START = new RegExp(`^[*_“"‘']{0,4}${VERSE}[ *_]{0,4}(?:[:—–~|-]|\\n)`, "u");
const MARKER_AT_END = /\[\[([^\][]{0,80})\]\][\s.,;*_)”"’']{0,24}$/;
/** A citation that ends a text begins no earlier than so many characters before its end. */
const END_SIGHT = 240;

/** Reads the groups of `VERSE`. */
export const readVerse = ({
  book = "",
  numbers = "",
  next = "",
}: Record<string, string | undefined> = {}): Passage => readPassage(book, numbers, next);

/** A marker's inside, or any text that is one citation; a translation's name after it is allowed. */
export const readMarker = (raw: string): Passage =>
  parsePassage(raw.replace(/[\s,]{0,8}\(?(?:[A-Z]{2,6}\d{0,4}|RV\s?1909)\)?\s{0,8}$/, ""));

/** A citation as it stands in a text. `passage` is empty where a book is known and the verse is not. */
export type Mention = { from: number; to: number; passage: Passage };

/** All verses named in a text, in order; books that nobody knows are left out. */
export function findMentions(text: string): Mention[] {
  return [...text.matchAll(VERSES)].flatMap((match) => {
    if (!bookByName(match.groups?.book ?? "")) return [];
    return [{ from: match.index, to: match.index + match[0].length, passage: readVerse(match.groups) }];
  });
}

export type LastVerse = { before: string; after: string; passage: Passage; known: boolean };

/** The last verse that a text names, be its book `known` or not, and what stands before and after it. */
export function lastVerse(text: string): LastVerse | null {
  const last = [...text.matchAll(VERSES)].at(-1);
  if (!last) return null;
  const after = text.slice(last.index + last[0].length);
  const known = bookByName(last.groups?.book ?? "") !== undefined;
  return { before: text.slice(0, last.index), after, passage: readVerse(last.groups), known };
}

/** A citation inside of a text, and the other words of the text. */
export type Inside = { words: string; passage: Passage };

/**
 * The citation that closes a text, set apart by a dash, a bracket or a line of its own.
 * @param afterStop whether a stop or comma sets it apart too
 */
export function citationAtEnd(text: string, afterStop = false): Inside | null {
  const from = Math.max(0, text.length - END_SIGHT);
  const end = text.slice(from);
  const upTo = (at: number) => text.slice(0, from + at);
  const marker = MARKER_AT_END.exec(end);
  if (marker) return { words: upTo(marker.index), passage: readMarker(marker[1] ?? "") };
  if (!/\d/.test(end)) return null;
  const verse = lastVerse(end);
  if (verse && ENDS.test(verse.after)) {
    const apart = SET_APART.exec(verse.before) ?? (afterStop ? AFTER_STOP.exec(verse.before) : null);
    if (apart) return { words: upTo(apart.index), passage: verse.passage };
  }
  const chapter = CHAPTER_AT_END.exec(end);
  if (!chapter || !bookByName(chapter.groups?.book ?? "")) return null;
  return { words: upTo(chapter.index), passage: passageOfChapter(chapter.groups?.place ?? "") };
}

/** The citation that opens a text, before a colon, a dash or the end of its line. */
export function citationAtStart(text: string): Inside | null {
  const verse = AT_START.exec(text.slice(0, END_SIGHT));
  return verse && { words: text.slice(verse[0].length), passage: readVerse(verse.groups) };
}

/** `Jude 24` is a verse; `Psalm 23` names a chapter, which no quotation is shown for. */
export function passageOfChapter(place: string): Passage {
  const reference = parseReference(place);
  return reference ? [reference] : NOWHERE;
}
