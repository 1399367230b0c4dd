import type { Language } from "#app/core/language.ts";
import { readReference } from "#app/features/bible/references/read-one.ts";
import { wordsOf } from "#app/features/marks/model/fold.ts";
import { type Color, isColor } from "#app/features/marks/model/marks.ts";
import type { VerseRange } from "#app/features/marks/model/selection.ts";
import { tagIn } from "#app/features/marks/model/tag.ts";

/** What the journal shows, one kind or all; `deleted`: notes that can still be brought back. */
export const FILTERS = ["all", "note", "highlight", "saved", "bookmark", "tag", "deleted"] as const;
export type Filter = (typeof FILTERS)[number];

/** What is looked for, as it is typed and chosen. */
export type JournalQuery = {
  text: string;
  filter: Filter;
  color: Color | null;
  tag: string | null;
  /** 1 to 66; null: of every book. */
  book: number | null;
  most: number;
};

export const A_PAGE = 50;
const MAX_SHOWN = 1_000;

export const EVERYTHING: JournalQuery = {
  text: "",
  filter: "all",
  color: null,
  tag: null,
  book: null,
  most: A_PAGE,
};

/** A query out of a form: what it does not say, or says wrong, is not asked for. */
export function queryIn(field: (name: string) => string | null): JournalQuery {
  const filter = field("filter");
  const color = field("color") ?? "";
  const book = Number(field("book"));
  const most = Number(field("most"));
  return {
    text: (field("text") ?? "").slice(0, 10_000),
    filter: FILTERS.find((known) => known === filter) ?? "all",
    color: isColor(color) ? color : null,
    tag: tagIn(field("tag") ?? ""),
    book: Number.isInteger(book) && book >= 1 && book <= 66 ? book : null,
    most: Number.isInteger(most) ? Math.min(Math.max(most, A_PAGE), MAX_SHOWN) : A_PAGE,
  };
}

export const isEverything = ({ text, filter, color, tag, book }: JournalQuery): boolean =>
  text.trim() === "" && filter === "all" && color === null && tag === null && book === null;

/** A typed reference is a place, `john 3:16`; everything else is words. */
export type Sought = { place: VerseRange; words: [] } | { place: null; words: string[] };

export function soughtIn(text: string, language: Language): Sought {
  const [first] = text.length <= 60 ? readReference(text.trim(), language) : [];
  if (!first) return { place: null, words: wordsOf(text) };
  const chapter = first.bookNumber * 1_000_000 + first.chapter * 1_000;
  return { place: { first: chapter + first.fromVerse, last: chapter + first.toVerse }, words: [] };
}
