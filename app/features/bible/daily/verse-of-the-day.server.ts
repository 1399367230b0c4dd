import { faultText } from "#app/core/fault-text.ts";
import type { LocalDay } from "#app/core/local-day.ts";
import { readVerses, type Verse } from "#app/features/bible/service.server.ts";
import { TRANSLATION_OF } from "#app/features/bible/translations.ts";
import type { AppContext } from "#app/request/context.ts";
import { verseOfTheDay } from "./verse-of-the-day.ts";

/** Values, never promises: what one request waits for is closed to the next one. */
const kept = new Map<string, { verse: Verse; until: number }>();
/** A text that was mended is seen after so long, ms. */
const KEPT_MS = 600_000;
/** Today, yesterday and tomorrow somewhere, in each language. */
const MOST_KEPT = 8;

/**
 * The verse of a day, read from the shipped text once an isolate. Null when it cannot be read:
 * a page without it is better than no page.
 */
export async function readVerseOfTheDay(
  ctx: Pick<AppContext, "bible" | "language" | "requestId" | "now">,
  day: LocalDay,
): Promise<Verse | null> {
  const key = `${day} ${ctx.language}`;
  const known = kept.get(key);
  if (known && ctx.now() < known.until) return known.verse;
  const verse = await readToday(ctx, day).catch((error: unknown) => {
    const { requestId } = ctx;
    console.error(JSON.stringify({ level: "error", at: "verse", requestId, error: faultText(error) }));
    return null;
  });
  if (!verse) return null;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, { verse, until: ctx.now() + KEPT_MS });
  return verse;
}

async function readToday(
  { bible, language }: Pick<AppContext, "bible" | "language">,
  day: LocalDay,
): Promise<Verse | null> {
  const [verse] = await readVerses(bible, [verseOfTheDay(day)], TRANSLATION_OF[language]);
  return verse ?? null;
}
