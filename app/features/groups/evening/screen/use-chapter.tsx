import { useEffect, useState } from "react";
import { bookByNumber } from "#app/features/bible/books.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import type { OpenedPage } from "#app/features/groups/evening/model/opened-page.ts";
import type { ChapterFile } from "#app/features/reader/chapters/chapter-file.ts";
import { fetchChapter, keepChapter, keptChapter } from "#app/features/reader/chapters/kept-chapters.tsx";

type Given = { page: OpenedPage; chapter: ChapterFile | null };

/** The text of the page that is open: of the page's own data, of this phone, or from the built files. */
export function useChapter(
  page: OpenedPage,
  translation: Translation,
  given: Given,
): { chapter: ChapterFile | null; failed: boolean } {
  const [, setCame] = useState(0);
  const [failed, setFailed] = useState(false);
  const book = bookByNumber(page.book);
  const at = book ? { translation, book, chapter: page.chapter } : null;
  const own = given.page.book === page.book && given.page.chapter === page.chapter ? given.chapter : null;
  const chapter = own ?? (at ? (keptChapter(at) ?? null) : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chapter is fetched once
  useEffect(() => {
    if (!at) return;
    if (own) keepChapter(at, own);
    if (chapter) return setFailed(false);
    const load = () =>
      void fetchChapter(at).then(
        () => setCame((count) => count + 1),
        () => setFailed(true),
      );
    load();
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [page.book, page.chapter, translation, chapter === null]);
  return { chapter, failed };
}
