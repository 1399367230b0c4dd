import { useEffect, useState } from "react";
import type { ChapterAddress } from "#app/features/bible/chapter/chapter.ts";
import { fetchChapter, keptChapter } from "#app/features/reader/chapters/kept-chapters.tsx";

/** A verse's text from its chapter's file; undefined until it is here, null where the translation has none. */
export function useVerseText(
  { translation, book, chapter }: ChapterAddress,
  verse: number,
): string | null | undefined {
  const [, setRead] = useState(0);
  useEffect(() => {
    let left = false;
    // without a network the reference and the reason stand alone
    fetchChapter({ translation, book, chapter }).then(
      () => !left && setRead((count) => count + 1),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [translation, book, chapter]);
  const file = keptChapter({ translation, book, chapter });
  return file && (file.verses.find(([number]) => number === verse)?.[1] ?? null);
}
