import type { ChapterAddress } from "#app/features/bible/chapter/chapter.ts";
import { placeOf } from "#app/features/reader/address.ts";
import { besideOf, lookIn } from "#app/features/reader/look/look.ts";
import type { ReaderPage } from "#app/features/reader/page.ts";
import { fetchChapter } from "./kept-chapters.tsx";

/** The page as it is with another chapter; a text that does not come is null, and the page says so. */
export async function turnedTo(page: ReaderPage, at: ChapterAddress): Promise<ReaderPage> {
  const look = lookIn(document.cookie);
  const second = besideOf(look, at.translation);
  const [chapter, beside] = await Promise.all([
    fetchChapter(at).catch(() => null),
    second ? fetchChapter({ ...at, translation: second }).catch(() => null) : null,
  ]);
  return { ...page, at: placeOf(at), chapter, beside, look };
}
