import { BOOKS, versesInChapter } from "#app/features/bible/books.ts";
import { isThere, type Reference } from "#app/features/bible/reference.ts";

/** The page that is open on every phone: the `n`th of the evening, a run of verses in one chapter. */
export type OpenedPage = { n: number; book: number; chapter: number; from: number; to: number };

export const referenceOf = ({ book, chapter, from, to }: OpenedPage): Reference => ({
  bookNumber: book,
  chapter,
  fromVerse: from,
  toVerse: to,
});

/** Of two that a phone knows the later one: no order of messages can turn back. */
export const laterPage = (one: OpenedPage, other: OpenedPage): OpenedPage => (other.n > one.n ? other : one);

type Place = Omit<OpenedPage, "n">;

/**
 * Where "on" and "back" lead: as many verses further in the chapter, and over its end into the next chapter, from its
 * first verse. Null at both ends of the Bible.
 */
export function steppedFrom({ book, chapter, from, to }: Place, step: 1 | -1): Place | null {
  const size = to - from + 1;
  const last = versesInChapter(book, chapter);
  if (from === 1 && to === last) return wholeChapter(book, chapter + step);
  if (step === 1 && to < last) return { book, chapter, from: to + 1, to: Math.min(to + size, last) };
  if (step === -1 && from > 1) return { book, chapter, from: Math.max(1, from - size), to: from - 1 };
  const next = wholeChapter(book, chapter + step);
  if (!next) return null;
  return step === 1
    ? { ...next, to: Math.min(size, next.to) }
    : { ...next, from: Math.max(1, next.to - size + 1) };
}

/** A chapter by its number, or, beyond the book's ends, the last or first one of the book beside it. */
function wholeChapter(book: number, chapter: number): Place | null {
  const chapters = BOOKS[book - 1]?.chapters ?? 0;
  if (chapter < 1) {
    const before = BOOKS[book - 2];
    return before ? whole(before.number, before.chapters) : null;
  }
  if (chapter <= chapters) return whole(book, chapter);
  return BOOKS[book] ? whole(book + 1, 1) : null;
}

const whole = (book: number, chapter: number): Place => ({
  book,
  chapter,
  from: 1,
  to: versesInChapter(book, chapter),
});

/** What was typed, as a page: a run of verses, or the chapter where none is named. Null where there is no such place. */
export function placeOf(
  typed: {
    book: number;
    chapter: number;
    run: { from: number; to: number } | null;
  } | null,
): Place | null {
  if (!typed) return null;
  const { book, chapter, run } = typed;
  const place = run ? { book, chapter, ...run } : whole(book, chapter);
  return isThere(referenceOf({ n: 0, ...place })) ? place : null;
}
