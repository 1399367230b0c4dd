import { faultText } from "#app/core/fault-text.ts";
import type { LocalDay } from "#app/core/local-day.ts";
import { hasTitle, partPassage } from "#app/features/bible/chapter/psalm-title.ts";
import type { Reference } from "#app/features/bible/reference.ts";
import { readVerses, type Verse } from "#app/features/bible/service.server.ts";
import { ownTranslation, type Translation } from "#app/features/bible/translations.ts";
import { addressOf } from "#app/features/reader/address.ts";
import { readChapterFile } from "#app/features/reader/chapters/read.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { verseOfTheDay } from "./content.ts";

/** Values, never promises: what one request waits for is closed to the next one. */
const kept = new Map<string, { verse: TitledVerse; until: number }>();
/** A text that was mended is seen after so long, ms. */
const KEPT_MS = 600_000;
/** Today's, yesterday's and tomorrow's verse somewhere, in each translation, and the passages of devotionals. */
const MAX_KEPT = 60;
const PSALMS = 19;

/** Verses without the title that stands over them; `title`: of the psalm that begins here. */
export type TitledVerse = Verse & { title?: string };

/** `builtFile`: where it is not given, the title of an English psalm is not told. */
type Reader = Pick<AppContext, "bible" | "requestId" | "now"> & Partial<Pick<AppContext, "builtFile">>;

/** The Spanish text has the title in the first verse; of the others it stands in the chapter's file. */
async function titled(ctx: Reader, verse: Verse): Promise<TitledVerse> {
  const { verseId, translation } = verse;
  if (!hasTitle(verseId)) return verse;
  const { title, text } = partPassage(verse);
  if (title) return { ...verse, title, text };
  const { builtFile } = ctx;
  if (!builtFile) return verse;
  const at = addressOf({ translation, book: PSALMS, chapter: Math.floor(verseId / 1_000) % 1_000 });
  const chapter = await readChapterFile({ builtFile }, at).catch(() => null);
  return chapter?.title ? { ...verse, title: chapter.title } : verse;
}

/**
 * Shipped text that many ask for on the same day, read once an isolate. Null when it cannot be read: a page without it
 * is better than no page.
 */
export async function readKept(
  ctx: Reader,
  reference: Reference,
  translation: Translation,
): Promise<TitledVerse | null> {
  const { bookNumber, chapter, fromVerse, toVerse } = reference;
  const key = `${translation} ${bookNumber}:${chapter}:${fromVerse}-${toVerse}`;
  const known = kept.get(key);
  if (known && ctx.now() < known.until) return known.verse;
  const [found] = await readVerses(ctx.bible, [reference], translation).catch((error: unknown) => {
    const { requestId } = ctx;
    console.error(JSON.stringify({ level: "error", at: "verse", requestId, error: faultText(error) }));
    return [null];
  });
  if (!found) return null;
  const verse = await titled(ctx, found);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, { verse, until: ctx.now() + KEPT_MS });
  return verse;
}

/** The words are those of the shipped text; in the reader's own translation, else their language's. */
export const readVerseOfTheDay = (
  ctx: Reader & Pick<AppContext, "language" | "translation" | "content">,
  day: LocalDay,
): Promise<TitledVerse | null> =>
  readKept(
    ctx,
    verseOfTheDay(day, { content: ctx.content, today: day }).reference,
    ownTranslation(ctx.translation, ctx.language),
  );
