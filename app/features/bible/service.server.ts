import type { VersePart } from "#app/features/chat/parts.ts";
import { formatReference, type Reference, verseIds } from "./reference.ts";
import { findTexts } from "./store.server.ts";
import { rowId, type Translation } from "./translations.ts";

/**
 * The shipped text of several references in one trip, in the order asked for.
 * Null where the translation has none of the verses (WEB leaves out four that the KJV counts).
 * A range whose ends are missing is named by the verses that are there.
 */
export async function readVerses(
  bible: D1Database,
  references: readonly Reference[],
  translation: Translation,
): Promise<(VersePart | null)[]> {
  const ids = references.flatMap(verseIds);
  if (ids.length === 0) return [];
  const texts = await findTexts(
    bible,
    ids.map((id) => rowId(translation, id)),
  );
  return references.map((reference) => toPart(reference, translation, texts));
}

function toPart(
  reference: Reference,
  translation: Translation,
  texts: ReadonlyMap<number, string>,
): VersePart | null {
  const found = verseIds(reference).flatMap((verseId) => {
    const text = texts.get(rowId(translation, verseId));
    return text === undefined ? [] : [{ verseId, text }];
  });
  const first = found[0];
  const last = found.at(-1);
  if (!first || !last) return null;
  const shown = { ...reference, fromVerse: first.verseId % 1000, toVerse: last.verseId % 1000 };
  return {
    kind: "verse",
    reference: formatReference(shown),
    translation,
    text: found.map((verse) => verse.text).join(" "),
    verseId: first.verseId,
  };
}
