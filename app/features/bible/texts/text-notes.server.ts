import { findTextNotes } from "#app/features/bible/store.server.ts";
import { TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import type { TextNotes } from "./corrections.ts";
import { EDITIONS } from "./editions.ts";

/** What was corrected and what is doubtful in each edition, in the order of `/bible/texts`. */
export async function readTextNotes(bible: D1Database): Promise<TextNotes[]> {
  const { corrections, doubts } = await findTextNotes(bible);
  return (Object.keys(EDITIONS) as Translation[]).map((translation) => {
    const isIts = (row: { translation: number }) => row.translation === TRANSLATIONS[translation].number;
    return {
      translation,
      corrections: corrections.filter(isIts).map(({ translation: _, ...rest }) => rest),
      doubts: doubts.filter(isIts).map(({ translation: _, ...rest }) => rest),
    };
  });
}
