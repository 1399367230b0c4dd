import type { Language } from "#app/core/language.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import type { FoundVerse } from "./found.ts";
import { hasTerms, markTerms } from "./marked.ts";
import type { Group } from "./query.ts";
import { foundPath, foundReference } from "./reference-words.ts";
import type { Term } from "./terms.ts";

/** A verse that was found, with its text in the translations that were searched. */
export type TextsOf = { id: number; group: Group } & Partial<Record<Translation, string | null>>;

type Shown = { terms: readonly Term[]; translations: readonly Translation[]; language: Language };

/** Each verse as it is shown: in the first translation that has the words. */
export function shownVerses(
  rows: readonly TextsOf[],
  { terms, translations, language }: Shown,
): FoundVerse[] {
  return rows.flatMap((row) => {
    const least = row.group === "all" ? "all" : "one";
    const stands = translations.filter((name) => hasTerms(row[name] ?? "", terms, least));
    const [translation] = stands;
    if (!translation) return [];
    return [
      {
        verseId: row.id,
        group: row.group,
        translation,
        stands,
        reference: foundReference(row.id, language),
        pieces: markTerms(row[translation] ?? "", terms),
        path: foundPath(row.id, translation),
      },
    ];
  });
}
