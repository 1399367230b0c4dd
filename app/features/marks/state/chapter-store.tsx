import type { ChapterMarks } from "#app/features/marks/model/reply.ts";

/** Chapters that this document has read, for whatever of a page shows them: each is read once at a time. */
const known = new Map<number, ChapterMarks>();
const reading = new Map<number, Promise<void>>();
const listeners = new Set<() => void>();

export const knownChapter = (chapter: number): ChapterMarks | undefined => known.get(chapter);

export function followChapters(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function read(chapter: number): Promise<void> {
  const answer = await fetch(`/bible-study/marks?chapter=${chapter}`);
  if (!answer.ok) throw new Error(`marks of ${chapter}: ${answer.status}`);
  known.set(chapter, (await answer.json()) as ChapterMarks);
  for (const listener of listeners) listener();
}

/**
 * Reads a chapter's marks. Who asks while it is being read hears of the same answer.
 * @param anew something has changed since: what is on its way may not know it
 */
export function readChapter(chapter: number, anew = false): Promise<void> {
  const under = reading.get(chapter);
  if (under && !anew) return under;
  const next = (under ?? Promise.resolve()).catch(() => undefined).then(() => read(chapter));
  const kept = next.finally(() => {
    if (reading.get(chapter) === kept) reading.delete(chapter);
  });
  reading.set(chapter, kept);
  return kept;
}
