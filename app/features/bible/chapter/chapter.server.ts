import { versesInChapter } from "#app/features/bible/books.ts";
import { findChapter } from "#app/features/bible/store.server.ts";
import { rowId } from "#app/features/bible/translations.ts";
import type { ChapterAddress, ChapterVerse } from "./chapter.ts";

/** The shipped text of a chapter, in one trip. */
export async function readChapter(
  bible: D1Database,
  { translation, book, chapter }: ChapterAddress,
): Promise<ChapterVerse[]> {
  const first = book.number * 1_000_000 + chapter * 1000 + 1;
  const last = first + versesInChapter(book.number, chapter) - 1;
  const rows = await findChapter(bible, rowId(translation, first), rowId(translation, last));
  return rows.map(({ id, text, flags }) => ({ number: id % 1000, text, flags }));
}
