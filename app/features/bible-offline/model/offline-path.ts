import { slugOf } from "#app/features/bible/books.ts";
import { type ChapterAddress, chapterAt } from "#app/features/bible/chapter/chapter.ts";
import type { PathOf } from "#app/features/reader/address.ts";
import { runText } from "#app/features/reader/selection.ts";

export const OFFLINE_PATH = "/bible-study/offline";

/** A verse's place in the reader, `/bible-study/web/psalm/23?v=2`, as the page of what is kept here opens it. */
export function keptPath(path: string): string {
  const [, place, verses] = /^\/bible-study\/([^?]+)(?:\?v=([\d-]+))?$/.exec(path) ?? [];
  if (!place) return OFFLINE_PATH;
  return `${OFFLINE_PATH}?read=${place}${verses ? `&v=${verses}` : ""}`;
}

/** What names the chapter in the page's address: `read=kjv/john/3`. */
export const readOf = ({ translation, book, chapter }: ChapterAddress): string =>
  `read=${translation.toLowerCase()}/${slugOf(book)}/${chapter}`;

export const keptChapterPath: PathOf = (at, run = null) =>
  `${OFFLINE_PATH}?${readOf(at)}${run ? `&v=${runText(run)}` : ""}`;

/** The chapter that is opened there. */
export const chapterAsked = (params: URLSearchParams): ChapterAddress | null =>
  chapterAt(...((params.get("read") ?? "").split("/") as [string?, string?, string?]));
