import type { ChapterAddress } from "#app/features/bible/chapter/chapter.ts";
import { type ChapterFile, chapterFilePath } from "./chapter-file.ts";

/** Chapters that this tab has read, and those that it fetches. A failed one is asked for anew. */
const kept = new Map<string, ChapterFile>();
const coming = new Map<string, Promise<ChapterFile>>();
const MAX_KEPT = 60;

/** The chapter, if it is here. */
export const keptChapter = (at: ChapterAddress): ChapterFile | undefined => kept.get(chapterFilePath(at));

/** The chapter, from this tab or the browser's cache, else from the network. */
export function fetchChapter(at: ChapterAddress): Promise<ChapterFile> {
  const path = chapterFilePath(at);
  const known = kept.get(path);
  if (known) return Promise.resolve(known);
  const asked = coming.get(path) ?? ask(path);
  coming.set(path, asked);
  return asked;
}

async function ask(path: string): Promise<ChapterFile> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const chapter = (await answer.json()) as ChapterFile;
    keep(path, chapter);
    return chapter;
  } finally {
    coming.delete(path);
  }
}

/** A chapter that came with its page. */
export const keepChapter = (at: ChapterAddress, chapter: ChapterFile): void =>
  keep(chapterFilePath(at), chapter);

function keep(path: string, chapter: ChapterFile): void {
  kept.set(path, chapter);
  for (const first of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(first);
  }
}
