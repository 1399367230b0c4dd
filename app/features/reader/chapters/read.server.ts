import type { ChapterAddress } from "#app/features/bible/chapter/chapter.ts";
import type { AppContext } from "#app/request/context.ts";
import { type ChapterFile, chapterFilePath } from "./chapter-file.ts";

/** Chapters that this isolate has read: they never change under their address. */
const kept = new Map<string, ChapterFile>();
const MAX_KEPT = 64;

/** A chapter's text from the built files, without a trip to D1. */
export async function readChapterFile(
  ctx: Pick<AppContext, "builtFile">,
  at: ChapterAddress,
): Promise<ChapterFile> {
  const path = chapterFilePath(at);
  const known = kept.get(path);
  if (known) return known;
  const answer = await ctx.builtFile(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const chapter = (await answer.json()) as ChapterFile;
  if (kept.size >= MAX_KEPT)
    for (const first of kept.keys()) {
      kept.delete(first);
      break;
    }
  kept.set(path, chapter);
  return chapter;
}
