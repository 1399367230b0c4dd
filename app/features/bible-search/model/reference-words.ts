import type { Language } from "#app/core/language.ts";
import { bookByNumber, slugOf } from "#app/features/bible/books.ts";
import { formatReference, referenceOfIds } from "#app/features/bible/reference.ts";
import type { Translation } from "#app/features/bible/translations.ts";

export const foundReference = (verseId: number, language: Language): string =>
  formatReference(referenceOfIds(verseId), language);

/** Where the reader opens the verses, or the chapter where none is named. */
export function readerPath(
  translation: Translation,
  {
    bookNumber,
    chapter,
    fromVerse,
    toVerse,
  }: { bookNumber: number; chapter: number; fromVerse?: number; toVerse?: number },
): string {
  const book = bookByNumber(bookNumber);
  const verses =
    fromVerse === undefined ? "" : `?v=${fromVerse}${toVerse && toVerse > fromVerse ? `-${toVerse}` : ""}`;
  return `/bible-study/${translation.toLowerCase()}/${book ? slugOf(book) : ""}/${chapter}${verses}`;
}

export const foundPath = (verseId: number, translation: Translation): string =>
  readerPath(translation, referenceOfIds(verseId));
