import { knownLanguage } from "#app/core/language.ts";
import { addDays, utcDay } from "#app/core/local-day.ts";
import { versePath } from "#app/features/bible/verse-path.ts";
import type { AppContext } from "#app/request/context.ts";
import { devotionalCopy } from "./copy.ts";
import { readVerseOfTheDay } from "./verse.server.ts";

/** What fills the card of the verse of the day (`public/widgets/verse-template.json`). */
export type VerseCard = Record<"title" | "text" | "reference" | "translation" | "path" | "open", string>;

/**
 * The day's verse for a widget, which asks as nobody: in the language and for the day of its device (`?for=es&day=`),
 * which are in no cookie. A day that is nowhere today is UTC's.
 */
export async function readVerseCard(ctx: AppContext, params: URLSearchParams): Promise<VerseCard | null> {
  const language = knownLanguage(params.get("for"));
  const today = utcDay(ctx.now());
  const asked = params.get("day") ?? "";
  const day = [addDays(today, -1), addDays(today, 1)].includes(asked) ? asked : today;
  const { bible, content, requestId, now } = ctx;
  const verse = await readVerseOfTheDay({ bible, content, requestId, now, language, translation: null }, day);
  if (!verse) return null;
  const { verse: title, readPassage: open } = devotionalCopy[language];
  const { text, reference, translation } = verse;
  return { title, text, reference, translation, path: versePath(verse), open };
}
