import { useEffect, useState } from "react";
import type { Translation } from "#app/features/bible/translations.ts";
import { addressOf } from "#app/features/reader/address.ts";
import type { ChapterFile } from "#app/features/reader/chapters/chapter-file.ts";
import { fetchChapter, keepChapter, keptChapter } from "#app/features/reader/chapters/kept-chapters.tsx";
import { besideOf, type Look } from "#app/features/reader/look/look.ts";
import type { ReaderPage } from "#app/features/reader/page.ts";

type Beside = { second: Translation; chapter: ChapterFile };

/** The second translation's chapter; null until it is here. What came with the page is there at once. */
export function useBeside({ at, beside, look: first }: ReaderPage, look: Look): Beside | null {
  const second = besideOf(look, at.translation);
  const came = second && besideOf(first, at.translation) === second ? beside : null;
  const [fetched, setFetched] = useState<{ key: string; chapter: ChapterFile } | null>(null);
  const key = `${second}/${at.book}/${at.chapter}`;
  useEffect(() => {
    if (!second) return;
    const address = addressOf({ ...at, translation: second });
    if (came) return keepChapter(address, came);
    let late = false;
    fetchChapter(address).then(
      (chapter) => !late && setFetched({ key, chapter }),
      () => undefined,
    );
    return () => {
      late = true;
    };
  }, [second, came, at, key]);
  if (!second) return null;
  const known = came ?? (fetched?.key === key ? fetched.chapter : null);
  const kept =
    known ??
    (typeof document === "undefined" ? null : keptChapter(addressOf({ ...at, translation: second })));
  return kept ? { second, chapter: kept } : null;
}
