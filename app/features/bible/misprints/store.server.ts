import type { Language } from "#app/core/language.ts";
import type { Database, Statement } from "#app/db/database.ts";
import type { Translation } from "#app/features/bible/translations.ts";

export type MisprintReport = {
  id: string;
  translation: Translation;
  /** `BBCCCVVV` */
  verseId: number;
  note: string;
  language: Language;
  at: number;
};

/** The same words about the same verse are kept once. */
export const addReport = (
  db: Database,
  { id, translation, verseId, note, language, at }: MisprintReport,
): Statement =>
  db.written(
    `INSERT INTO misprint_reports (id, translation, verse_id, note, language, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
     ON CONFLICT (translation, verse_id, note) DO NOTHING`,
    id,
    translation,
    verseId,
    note,
    language,
    at,
  );
