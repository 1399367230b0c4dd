import { slugOf } from "#app/features/bible/books.ts";
import type { ChapterAddress, ChapterVerse } from "#app/features/bible/chapter.ts";
import type { Translation } from "#app/features/bible/translations.ts";

/** A chapter as it is shipped: a static file that never changes under its address. */
export type ChapterFile = {
  /** Number in the chapter, text as it is shipped, flags of `data/NOTICE.md`. */
  verses: readonly (readonly [number: number, text: string, flags: string])[];
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
  KJV: "58e79bde668b",
  WEB: "b02cc24cce76",
  RV1909: "c3f53f1f6050",
};

/** Where a chapter's file stands: `/assets/bible/kjv-0123456789ab/john/3.json`. */
export const chapterFilePath = ({ translation, book, chapter }: ChapterAddress): string =>
  `/assets/bible/${translation.toLowerCase()}-${REVISIONS[translation]}/${slugOf(book)}/${chapter}.json`;

export const versesOf = ({ verses }: ChapterFile): ChapterVerse[] =>
  verses.map(([number, text, flags]) => ({ number, text, flags }));
