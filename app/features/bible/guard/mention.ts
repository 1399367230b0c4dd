import { NOWHERE, type Passage } from "#app/features/bible/passage.ts";
import { readReference } from "#app/features/bible/references/read-one.ts";
import { type Reading, readReferences, readShapes } from "#app/features/bible/references/reader.ts";

const TRANSLATION = /^,?\s?\(?(?:[A-Z]{2,6}\d{0,4}|RV\s?1909|RVR?\s?\d{4})(?![\p{L}\d])\)?/u;
const CLOSES_NAME = /^[\])]?[*_]{0,3}[\])]?/;
/** What must be seen after a citation before its end is sure: the next verse of a list, or how its line goes on. */
export const TAIL_SIGHT = 40;
/** Words that stand in a book's longer names. */
const WITHIN =
  "(?:\\d{1,2}[\\p{L}ªº]{0,3}|I{1,3}|[Ff]irst|[Ss]econd|[Tt]hird|[Pp]rimera?|[Ss]egund[ao]|[Tt]ercera?|[Tt]he|of|to|de|del|el|la|los|las|a|según|according|[Bb]ook|[Gg]ospel|[Ll]etter|[Ee]pistle|[Ll]ibro|[Ee]vangelio|[Cc]arta|[Ee]p[íi]stola|[Ss]an|[Ss]aint|St|Paul|Pablo|[Ss]ongs?|[Cc]antar|[Cc]anticle|[Aa]cts|[Hh]echos|[Vv]erses?|[Vv]ersículos?|[Cc]hapters?|[Cc]apítulos?|cap|ch|v{1,2}|\\d{1,3})";
const BEGINNING = `(?:${WITHIN}\\.?[\\s,*_]{1,2}|\\d){0,9}\\p{L}{0,16}\\.?[\\s*_]{0,2}(?:${WITHIN}\\.?\\s{0,2})?\\d{0,3}(?:\\s?[:.,]\\s?\\d{0,3})?`;
/** The end of a text that may yet become a citation or a marker. */
export const PENDING = new RegExp(`(?<![\\p{L}\\d])(?=\\S)${BEGINNING}$|\\[$`, "u");
/** A text all of which may yet become a citation. */
export const BEGUN = new RegExp(`^${BEGINNING}$`, "u");
const APART = "(?:(?<!\\S)[-~]{1,2}|[—–(\\n[~])[\\s*_([—–~-]{0,12}";
/** `from the Gospel of `, `según `. */
export const LEAD_IN =
  "(?:(?:see|cf\\.?|from|in|read|véase|ver|según|lee|de|en)\\s)?(?:(?:the|el|la)\\s)?(?:(?:Gospel|Book|Evangelio|Libro|Epistle|Letter|Carta)\\s(?:of|de|según)\\s)?";
const CLOSES = "[\\s.,;*_)\\]”\"’'»“`|>]{0,24}$";
const SET_APART = new RegExp(`${APART}${LEAD_IN}$`, "iu");
const AFTER_STOP = /(?:^|[.,;!?…”"’']\s{1,4})[*_]{0,3}$/u;
const ENDS = new RegExp(`^:?${CLOSES}`, "u");
const OPENS_TEXT = /^[*_“"‘']{0,4}$/;
const AFTER_NAME = /^[ *_]{0,4}(?:[:—–~|-]|\n)/;
const MARKER_AT_END = /\[\[([^\][]{0,80})\]\][\s.,;*_)”"’']{0,24}$/;
/** A citation that ends a text begins no earlier than so many characters before its end. */
const END_SIGHT = 240;

/** A marker's inside, or any text that is one citation; a translation's name after it is allowed. */
export const readMarker = (raw: string): Passage => readReference(raw);

/** A citation as it stands in a text. `passage` is empty where a book is known and the verse is not. */
export type Mention = { from: number; to: number; passage: Passage };

/** All verses named in a text, in order; books that nobody knows are left out. */
export const findMentions = (text: string): Mention[] =>
  citationsIn(text).filter(({ known, isChapter }) => known && !isChapter);

/** All that a text names of Scripture, verses and whole chapters, in order; and only such chapters as there are. */
export const findPlaces = (text: string): Mention[] =>
  readReferences(text)
    .filter(({ book, isChapter, isWhole }) => book && (!isChapter || isWhole))
    .map((reading) => citationOf(text, reading));

/** A verse's or chapter's name with its translation and closing brackets; `known`: its book is one. */
export type Citation = Mention & { known: boolean; isChapter: boolean; isLookAlike: () => boolean };

function citationOf(text: string, { from, to, passage, book, isChapter, isLookAlike }: Reading): Citation {
  const tail = text.slice(to, to + 24);
  const translation = isChapter ? "" : (TRANSLATION.exec(tail)?.[0] ?? "");
  const closes = isChapter ? "" : (CLOSES_NAME.exec(tail.slice(translation.length))?.[0] ?? "");
  const end = to + translation.length + closes.length;
  return { from, to: end, passage, known: book !== null, isChapter, isLookAlike };
}

const MAX_KEPT = 256;
const kept = new Map<string, Citation[]>();

/** All that may be a citation in a text, in order. The guard asks about the same text again and again. */
export function citationsIn(text: string): readonly Citation[] {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const found = readShapes(text).map((reading) => citationOf(text, reading));
  kept.set(text, found);
  return found;
}

/** The verses among them. */
export const versesIn = (text: string): Citation[] => citationsIn(text).filter(({ isChapter }) => !isChapter);
/** The chapters of known books, alone or as they end a text. */
export const chaptersIn = (text: string): Citation[] =>
  citationsIn(text).filter(({ isChapter, known }) => isChapter && known);

export type LastVerse = { before: string; after: string; passage: Passage; known: boolean };

/** The last verse that a text names, be its book `known` or not, and what stands before and after it. */
export function lastVerse(text: string): LastVerse | null {
  const last = versesIn(text).at(-1);
  if (!last) return null;
  return { ...last, before: text.slice(0, last.from), after: text.slice(last.to) };
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
  const last = citationsIn(end).at(-1);
  if (!last || !ENDS.test(end.slice(last.to)) || (last.isChapter && !last.known)) return null;
  const before = end.slice(0, last.from);
  const apart = SET_APART.exec(before) ?? (afterStop && !last.isChapter ? AFTER_STOP.exec(before) : null);
  // `Psalm 23` names a chapter, which no quotation is shown for
  return apart && { words: upTo(apart.index), passage: last.isChapter ? NOWHERE : last.passage };
}

/** The citation that opens a text, before a colon, a dash or the end of its line. */
export function citationAtStart(text: string): Inside | null {
  const view = text.slice(0, END_SIGHT);
  const [first] = versesIn(view);
  if (!first || !OPENS_TEXT.test(view.slice(0, first.from))) return null;
  const separator = AFTER_NAME.exec(view.slice(first.to));
  return separator && { words: text.slice(first.to + separator[0].length), passage: first.passage };
}
