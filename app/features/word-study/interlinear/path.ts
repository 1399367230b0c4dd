import { type Book, slugOf } from "#app/features/bible/books.ts";

export const interlinearPath = (book: Book, chapter: number): string =>
  `/bible-study/interlinear/${slugOf(book)}/${chapter}`;
