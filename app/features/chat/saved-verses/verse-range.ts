import { versesInChapter } from "#app/features/bible/books.ts";
import { isThere, type Reference } from "#app/features/bible/reference.ts";

/**
 * The verses that a kept verse shows, by its first one and the end of its name: `…:16`, `…:1-3`, or a whole chapter.
 * Null when there are none such.
 */
export function excerptOf({ verseId, reference }: { verseId: number; reference: string }): Reference | null {
  const bookNumber = Math.floor(verseId / 1_000_000);
  const chapter = Math.floor(verseId / 1_000) % 1_000;
  const named = /:(?<from>\d{1,3})(?:-(?<to>\d{1,3}))?$/.exec(reference)?.groups;
  const excerpt = named
    ? { bookNumber, chapter, fromVerse: Number(named.from), toVerse: Number(named.to ?? named.from) }
    : { bookNumber, chapter, fromVerse: 1, toVerse: versesInChapter(bookNumber, chapter) };
  return isThere(excerpt) && excerpt.fromVerse === verseId % 1_000 ? excerpt : null;
}
