import type { BookFile, Entry } from "./book-file.ts";
import { lemmaOf } from "./lemma.ts";
import { type Link, unpackLinks } from "./links.ts";

/** A word of the Hebrew or Greek as it stands in a verse. */
export type OriginalWord = {
  /** Its place in the verse. */
  at: number;
  /** As it stands; `/` parts what is joined to it. */
  form: string;
  prefixes: readonly string[];
  /** What the dictionaries have it under; null for prefixes and endings alone. */
  key: string | null;
  entry: Entry | null;
  code: string;
  grammar: { en: string; es: string };
};

/** Words of the KJV that translate the same words of the original, or one that translates none. */
export type Piece = {
  /** Places among the verse's words. */
  first: number;
  last: number;
  text: string;
  at: readonly number[];
  /** Numbers that have no word in this text. */
  numbers: readonly string[];
  isAdded: boolean;
};

export type ReadVerse = {
  pieces: readonly Piece[];
  originals: readonly OriginalWord[];
  notes: readonly { first: number | null; last: number; note: string }[];
  /** Words that are written otherwise than they are read; `at` is null for what is written and not read. */
  written: readonly { from: number; to: number; isRead: boolean; written: string }[];
};

/** `3-5` as numbers, `3` as both; null for nothing. */
function spanIn(text: string): { first: number; last: number } | null {
  const [first = "", last = first] = text.split("-");
  return first === "" ? null : { first: Number(first), last: Number(last) };
}

/** One verse of a book's file, laid over the KJV's words. Null for a verse that the file does not have. */
export function readVerse(file: BookFile, verseId: number, text: string): ReadVerse | null {
  const row = file.verses[verseId];
  if (!row) return null;
  const originals = row.words.map((place, at): OriginalWord => {
    const [form, lemma, grammarAt] = file.forms[place] ?? ["", "", -1];
    const [code = "", en = "", es = ""] = file.grammar[grammarAt] ?? [];
    const { key, prefixes } = lemmaOf(lemma);
    return {
      at,
      form,
      prefixes,
      key,
      entry: (key && file.entries[key]) || null,
      code,
      grammar: { en, es },
    };
  });
  const added = (row.added ?? "").split(" ").map(spanIn);
  const isAdded = (word: number) => added.some((span) => span && span.first <= word && word <= span.last);
  return {
    pieces: piecesOf(text.split(" "), unpackLinks(row.links), isAdded),
    originals,
    notes: (row.notes ?? []).map(([words, note]) => {
      const span = spanIn(words);
      return { first: span?.first ?? null, last: span?.last ?? -1, note };
    }),
    written: (row.written ?? []).map(([words, written]) => {
      const span = spanIn(words.replace("<", "")) ?? { first: 0, last: 0 };
      return { from: span.first, to: span.last, isRead: !words.startsWith("<"), written };
    }),
  };
}

/** Every word of the verse once, in its order. */
function piecesOf(
  words: readonly string[],
  links: readonly Link[],
  isAdded: (word: number) => boolean,
): Piece[] {
  const pieces: Piece[] = [];
  const add = (link: Link) =>
    pieces.push({
      ...link,
      text: words.slice(link.first, link.last + 1).join(" "),
      isAdded: Array.from({ length: link.last - link.first + 1 }, (_, i) => link.first + i).every(isAdded),
    });
  let next = 0;
  const addAlone = (until: number) => {
    for (; next < until; next++) add({ first: next, last: next, at: [], numbers: [] });
  };
  for (const link of links) {
    addAlone(link.first);
    add(link);
    next = link.last + 1;
  }
  addAlone(words.length);
  return pieces;
}

/** What the verse's words became in English: for each word of the original the pieces that translate it. */
export const englishAt = ({ pieces }: ReadVerse, at: number): string =>
  pieces
    .filter((piece) => piece.at.includes(at))
    .map(({ text }) => text)
    .join(" … ");

/** Why a word has nothing behind it. */
export type Unlinked = "added" | "not-in-text" | "verse-missing" | "no-word";

export function whyUnlinked({ originals }: Pick<ReadVerse, "originals">, piece: Piece): Unlinked | null {
  if (piece.at.length > 0) return null;
  if (originals.length === 0) return "verse-missing";
  if (piece.isAdded) return "added";
  return piece.numbers.length > 0 ? "not-in-text" : "no-word";
}

/** A form as it is shown: what is joined to it stands together with it. */
export const shownForm = (form: string): string => form.replaceAll("/", "");

/** Of several spellings (`lô', lô', lôh`) the first. */
export const firstOf = (spellings: string): string => spellings.split(/, ?/)[0] ?? spellings;

export const isHebrew = (verseId: number): boolean => verseId < 40_000_000;
