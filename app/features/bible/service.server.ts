import type { Excerpt } from "./passage.ts";
import { formatReference, verseIds } from "./reference.ts";
import { findTexts } from "./store.server.ts";
import { rowId, TRANSLATIONS, type Translation } from "./translations.ts";

/** A verse or a run of verses as a message carries it (the chat's `VersePart`, which stands above this feature). */
export type Verse = {
  kind: "verse";
  /** In words, in the translation's language: `Psalm 23:1-3`, `Salmo 23:1-3`. */
  reference: string;
  translation: Translation;
  text: string;
  /** First verse, `BBCCCVVV`. */
  verseId: number;
  /** The longer passage whose first verses these are: `Romans 8`, `Matthew 5:1-16`. */
  partOf?: string;
};

/**
 * The shipped text of several references in one trip, in the order asked for.
 * Null where the translation has none of the verses (WEB leaves out four that the KJV counts).
 * A range whose ends are missing is named by the verses that are there.
 */
export async function readVerses(
  bible: D1Database,
  references: readonly Excerpt[],
  translation: Translation,
): Promise<(Verse | null)[]> {
  const ids = references.flatMap(verseIds);
  if (ids.length === 0) return [];
  const texts = await findTexts(
    bible,
    ids.map((id) => rowId(translation, id)),
  );
  return references.map((reference) => toVerse(reference, translation, texts));
}

function toVerse(
  reference: Excerpt,
  translation: Translation,
  texts: ReadonlyMap<number, string>,
): Verse | null {
  const found = verseIds(reference).flatMap((verseId) => {
    const text = texts.get(rowId(translation, verseId));
    return text === undefined ? [] : [{ verseId, text }];
  });
  const first = found[0];
  const last = found.at(-1);
  if (!first || !last) return null;
  const { language } = TRANSLATIONS[translation];
  const shown = { ...reference, fromVerse: first.verseId % 1000, toVerse: last.verseId % 1000 };
  return {
    kind: "verse",
    reference: formatReference(shown, language),
    translation,
    text: found.map((verse) => verse.text).join(" "),
    verseId: first.verseId,
    ...(reference.partOf && { partOf: formatReference(reference.partOf, language) }),
  };
}
