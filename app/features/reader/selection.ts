import { bookByNumber, versesInChapter } from "#app/features/bible/books.ts";
import { chapterName } from "#app/features/bible/chapter/chapter.ts";
import type { Translation } from "#app/features/bible/translations.ts";

/** A verse or a run of verses that a reader has chosen: what every section of the verse panel is about. */
export type VerseSelection = {
  translation: Translation;
  /** 1 Genesis to 66 Revelation. */
  book: number;
  chapter: number;
  from: number;
  /** The same as `from` for one verse. */
  to: number;
};

export type Run = { from: number; to: number };

/** What `?v=16` or `?v=16-18` says; a run the wrong way round is read all the same, and one that is too long is cut. */
export function runIn(text: string | null, book: number, chapter: number): Run | null {
  const [, first, second = first] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text ?? "") ?? [];
  const last = versesInChapter(book, chapter);
  const from = Math.min(Number(first), Number(second));
  const to = Math.min(last, Math.max(Number(first), Number(second)));
  return from >= 1 && from <= last ? { from, to } : null;
}

export const runText = ({ from, to }: Run): string => (from === to ? `${from}` : `${from}-${to}`);

/** The run after a verse was chosen with the run to be extended: it reaches to there. */
export const extended = (run: Run | null, verse: number): Run =>
  run ? { from: Math.min(run.from, verse), to: Math.max(run.to, verse) } : { from: verse, to: verse };

/** The number of a verse: `BBCCCVVV`. */
export const verseId = (book: number, chapter: number, verse: number): number =>
  book * 1_000_000 + chapter * 1_000 + verse;

export const verseIdsOf = ({ book, chapter, from, to }: VerseSelection): number[] =>
  Array.from({ length: to - from + 1 }, (_, offset) => verseId(book, chapter, from + offset));

/** As the translation's readers name it: `John 3:16-18`. */
export function selectionName({ translation, book, chapter, from, to }: VerseSelection): string {
  const known = bookByNumber(book);
  return known ? `${chapterName({ translation, book: known, chapter })}:${runText({ from, to })}` : "";
}
