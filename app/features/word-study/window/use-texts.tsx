import { useEffect, useState } from "react";
import type { Book } from "#app/features/bible/books.ts";
import type { ChapterAddress } from "#app/features/bible/chapter/chapter.ts";
import { ALL_TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { keptChapterFile } from "#app/features/bible-offline/text-store.tsx";
import type { ChapterFile } from "#app/features/reader/chapters/chapter-file.ts";
import { fetchChapter, keptChapter } from "#app/features/reader/chapters/kept-chapters.tsx";

export type Texts = Partial<Record<Translation, ChapterFile>>;

/** The chapter as this tab has it or can fetch it; without a network from the translation on this device. */
const bring = (at: ChapterAddress): Promise<ChapterFile> =>
  fetchChapter(at).catch(async (error: unknown) => {
    const kept = await keptChapterFile(at).catch(() => null);
    if (!kept) throw error;
    return kept;
  });

type Brought = { of: string; texts: Texts };

/** The chapter in all translations, as far as they are here; the reader has most of it already. */
export function useTexts(
  book: Book,
  chapter: number,
): { texts: Texts; failed: readonly Translation[]; again(): void } {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<readonly Translation[]>([]);
  const of = `${book.number} ${chapter}`;
  const [brought, setBrought] = useState<Brought>({ of, texts: {} });
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried anew when asked to
  useEffect(() => {
    let left = false;
    setFailed([]);
    for (const translation of ALL_TRANSLATIONS)
      bring({ translation, book, chapter }).then(
        (text) =>
          !left &&
          setBrought((before) => ({
            of,
            texts: { ...(before.of === of && before.texts), [translation]: text },
          })),
        () => !left && setFailed((names) => [...names, translation]),
      );
    return () => {
      left = true;
    };
  }, [book, chapter, tries]);
  const here = brought.of === of ? brought.texts : {};
  const texts = Object.fromEntries(
    ALL_TRANSLATIONS.flatMap((translation) => {
      const text = keptChapter({ translation, book, chapter }) ?? here[translation];
      return text ? [[translation, text]] : [];
    }),
  ) as Texts;
  return { texts, failed, again: () => setTries((count) => count + 1) };
}

/** A verse's text, or a psalm's title as verse 0. */
export const textOf = (chapter: ChapterFile | undefined, verse: number): string | null =>
  (verse === 0 ? chapter?.title : chapter?.verses.find(([number]) => number === verse)?.[1]) ?? null;
