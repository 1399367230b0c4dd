import { useEffect, useState } from "react";
import type { Book } from "#app/features/bible/books.ts";
import { ALL_TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import type { ChapterFile } from "#app/features/reader/chapters/chapter-file.ts";
import { fetchChapter, keptChapter } from "#app/features/reader/chapters/kept-chapters.tsx";

export type Texts = Partial<Record<Translation, ChapterFile>>;

/** The chapter in all translations, as far as they are here; the reader has most of it already. */
export function useTexts(book: Book, chapter: number): { texts: Texts; failed: boolean; again(): void } {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const [, setRead] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried anew when asked to
  useEffect(() => {
    let left = false;
    setFailed(false);
    for (const translation of ALL_TRANSLATIONS)
      fetchChapter({ translation, book, chapter }).then(
        () => !left && setRead((count) => count + 1),
        () => !left && setFailed(true),
      );
    return () => {
      left = true;
    };
  }, [book, chapter, tries]);
  const texts = Object.fromEntries(
    ALL_TRANSLATIONS.map((translation) => [translation, keptChapter({ translation, book, chapter })]),
  ) as Texts;
  return { texts, failed, again: () => setTries((count) => count + 1) };
}

/** A verse's text, or a psalm's title as verse 0. */
export const textOf = (chapter: ChapterFile | undefined, verse: number): string | null =>
  (verse === 0 ? chapter?.title : chapter?.verses.find(([number]) => number === verse)?.[1]) ?? null;
