import type { Language } from "#app/core/language.ts";
import { bookByName, versesInChapter } from "#app/features/bible/books.ts";
import { readReference } from "#app/features/bible/references/read-one.ts";
import type { Run } from "#app/features/reader/selection.ts";

export type TypedPlace = { book: number; chapter: number; run: Run | null };

const LONGEST = 80;

/**
 * The place that somebody typed: a reference as the one reader of references reads it, or a book alone. Of a reference
 * with several parts it is the first. Null where there is no such place.
 */
export function typedPlace(typed: string, language: Language): TypedPlace | null {
  const text = typed.trim().replace(/\s+/g, " ");
  if (text === "" || text.length > LONGEST) return null;
  const alone = bookByName(text, language);
  if (alone) return { book: alone.number, chapter: 1, run: null };
  // `jn 3 16` is typed with a thumb
  const [first] = readReference(text.replace(/(\d) (\d)/, "$1:$2"), language);
  if (!first) return null;
  const { bookNumber: book, chapter, fromVerse: from, toVerse: to } = first;
  const isWhole = from === 1 && to === versesInChapter(book, chapter);
  return { book, chapter, run: isWhole ? null : { from, to } };
}
