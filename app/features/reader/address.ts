import {
  BOOKS,
  type Book,
  bookByName,
  bookByNumber,
  bookBySlug,
  slugOf,
  versesInChapter,
} from "#app/features/bible/books.ts";
import type { ChapterAddress } from "#app/features/bible/chapter/chapter.ts";
import { ALL_TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { type Run, runText } from "./selection.ts";

/** A chapter as rows and loaders carry it. */
export type ReaderPlace = { translation: Translation; book: number; chapter: number };

export const START = "/bible-study";

/** `/bible-study/kjv/john/3`, `/bible-study/kjv/john/3?v=16-18`. */
export const readerPath = ({ translation, book, chapter }: ChapterAddress, run: Run | null = null): string =>
  `${START}/${translation.toLowerCase()}/${slugOf(book)}/${chapter}${run ? `?v=${runText(run)}` : ""}`;

/** How a page's links name a chapter, and verses of it: the member's reader, the public pages, what a device keeps. */
export type PathOf = (at: ChapterAddress, run?: Run | null) => string;

/** @throws RangeError for a book that there is not */
export function addressOf({ translation, book, chapter }: ReaderPlace): ChapterAddress {
  const known = bookByNumber(book);
  if (!known) throw new RangeError(`no book: ${book}`);
  return { translation, book: known, chapter };
}

export const placeOf = ({ translation, book, chapter }: ChapterAddress): ReaderPlace => ({
  translation,
  book: book.number,
  chapter,
});

type Params = Partial<Record<string, string>>;

/**
 * The chapter that an address names. Parts may be left out, and are taken from where the reader was: without a
 * translation it is that one, a book alone is its first chapter. Null when it names what there is not.
 */
export function addressAt(params: Params, before: ReaderPlace): ChapterAddress | null {
  const named = ALL_TRANSLATIONS.find((name) => name.toLowerCase() === params.translation?.toLowerCase());
  const [bookText, chapterText] = named ? [params.book, params.chapter] : [params.translation, params.book];
  if (!named && params.chapter !== undefined) return null;
  const translation = named ?? before.translation;
  if (bookText === undefined) return { ...addressOf(before), translation };
  const book = bookBySlug(bookText) ?? bookByName(bookText.slice(0, 40).replaceAll("-", " "));
  const chapter = chapterText === undefined ? 1 : Number(/^[1-9]\d{0,2}$/.exec(chapterText)?.[0] ?? 0);
  return book && versesInChapter(book.number, chapter) > 0 ? { translation, book, chapter } : null;
}

/** The last book of the Old Testament. */
const MALACHI = 39;
export const OLD_TESTAMENT: readonly Book[] = BOOKS.slice(0, MALACHI);
export const NEW_TESTAMENT: readonly Book[] = BOOKS.slice(MALACHI);
