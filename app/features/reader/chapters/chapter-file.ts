import { slugOf } from "#app/features/bible/books.ts";
import type { ChapterAddress, ChapterVerse } from "#app/features/bible/chapter/chapter.ts";
import type { Translation } from "#app/features/bible/translations.ts";

/** A chapter as it is shipped: a static file that never changes under its address. */
export type ChapterFile = {
  /** Number in the chapter, text as it is shipped, flags of `data/NOTICE.md`. */
  verses: readonly (readonly [number: number, text: string, flags: string])[];
  /** Words of Jesus: spans of the text by verse. A translation without such marks has none anywhere. */
  red?: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>>;
  /** A psalm's own title, which is no verse. */
  title?: string;
  /** What stands over a verse: the Hebrew letters of Psalm 119. */
  headings?: Readonly<Record<string, string>>;
};

/**
 * Each translation's revision, a part of the address: a hash of all that its files hold (`scripts/chapter-files.ts`).
 * A changed text has other addresses, so that no cache can show the old one. The test says what to write here.
 */
export const REVISIONS: Record<Translation, string> = {
  KJV: "d35cc7c24865",
  WEB: "f6a88749e76a",
  RV1909: "9c9f8249e154",
};

/** Where a chapter's file stands: `/assets/bible/kjv-0123456789ab/john/3.json`. */
export const chapterFilePath = ({ translation, book, chapter }: ChapterAddress): string =>
  `/assets/bible/${translation.toLowerCase()}-${REVISIONS[translation]}/${slugOf(book)}/${chapter}.json`;

/** Translations whose files say where paragraphs begin and which words are of Jesus; the others offer no switch for it. */
export const HAS_PARAGRAPHS: Record<Translation, boolean> = { KJV: true, WEB: true, RV1909: false };
export const HAS_RED_LETTERS: Record<Translation, boolean> = { KJV: true, WEB: true, RV1909: false };

export const versesOf = ({ verses }: ChapterFile): ChapterVerse[] =>
  verses.map(([number, text, flags]) => ({ number, text, flags }));
