import { slugOf } from "#app/features/bible/books.ts";
import { type ChapterAddress, chapterAt } from "#app/features/bible/chapter/chapter.ts";

export const OFFLINE_PATH = "/bible-study/offline";

/** A verse's place in the reader, `/bible-study/web/psalm/23?v=2`, as the page of what is kept here opens it. */
export function keptPath(path: string): string {
  const [, place, verses] = /^\/bible-study\/([^?]+)(?:\?v=([\d-]+))?$/.exec(path) ?? [];
  if (!place) return OFFLINE_PATH;
  return `${OFFLINE_PATH}?read=${place}${verses ? `&v=${verses}` : ""}`;
}

export const keptChapterPath = ({ translation, book, chapter }: ChapterAddress): string =>
  keptPath(`/bible-study/${translation.toLowerCase()}/${slugOf(book)}/${chapter}`);

/** The chapter that is opened there, and the verses that are pointed at. */
export function chapterAsked(
  params: URLSearchParams,
): (ChapterAddress & { run: { from: number; to: number } | null }) | null {
  const at = chapterAt(...((params.get("read") ?? "").split("/") as [string?, string?, string?]));
  const [, from, to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(params.get("v") ?? "") ?? [];
  return at && { ...at, run: from ? { from: Number(from), to: Number(to) } : null };
}
