import { bookByNumber, slugOf } from "#app/features/bible/books.ts";
import { formatReference, referenceOfIds } from "#app/features/bible/reference.ts";
import { ALL_TRANSLATIONS, TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { readChapterFile } from "#app/features/reader/chapters/read.server.ts";
import type { AppContext } from "#app/request/context.ts";
import type { Passage } from "./model/card.ts";

type Reader = Pick<AppContext, "builtFile">;

/** The shipped text of a passage, from the built files: no trip to D1. Empty where a translation has none of it. */
export async function readText(
  ctx: Reader,
  { first, last }: Passage,
  translation: Translation,
): Promise<string> {
  const { bookNumber, chapter, fromVerse, toVerse } = referenceOfIds(first, last);
  const book = bookByNumber(bookNumber);
  if (!book) return "";
  const file = await readChapterFile(ctx, { translation, book, chapter });
  return file.verses
    .filter(([number]) => number >= fromVerse && number <= toVerse)
    .map(([, text]) => text)
    .join(" ");
}

/** The same verses in the other translations of that language. */
export const readOthers = (ctx: Reader, passage: Passage, own: Translation): Promise<string[]> =>
  Promise.all(
    ALL_TRANSLATIONS.filter(
      (name) => name !== own && TRANSLATIONS[name].language === TRANSLATIONS[own].language,
    ).map((name) => readText(ctx, passage, name)),
  );

export const nameOf = ({ first, last }: Passage, translation: Translation): string =>
  formatReference(referenceOfIds(first, last), TRANSLATIONS[translation].language);

/** Into the reader, at these verses. */
export function pathOf({ first, last }: Passage, translation: Translation): string {
  const { bookNumber, chapter, fromVerse, toVerse } = referenceOfIds(first, last);
  const book = bookByNumber(bookNumber);
  const verses = fromVerse === toVerse ? fromVerse : `${fromVerse}-${toVerse}`;
  return `/bible-study/${translation.toLowerCase()}/${book ? slugOf(book) : bookNumber}/${chapter}?v=${verses}`;
}
