import type { Language } from "#app/core/language.ts";
import { NOWHERE, type Passage } from "#app/features/bible/passage.ts";
import { isReference, type Reference } from "#app/features/bible/reference.ts";
import { readReferences } from "./reader.ts";

/** A translation behind a reference: ` (NIV)`, `, RVR 1960`. */
const TRANSLATION = /[\s,]{0,8}\(?(?:[A-Z]{2,6}\d{0,4}|RVR?\s?\d{2,4})\)?\s{0,8}$/;

/** A text that is one reference and nothing else; nothing when a part of it is not. */
export function readReference(text: string, language: Language = "en"): Passage {
  const line = text.replace(TRANSLATION, "").trim();
  if (line.length > 80) return NOWHERE;
  const [reading, other] = readReferences(line, language);
  const isAll = reading && !other && reading.from === 0 && reading.to === line.length;
  return isAll && reading.isWhole ? reading.passage : NOWHERE;
}

/** One verse or a few of one chapter, not more than are shown at once: `Phil 4:6-7`, `Juan 3:16`, `Jude 24`. */
export function parseReference(text: string, language: Language = "en"): Reference | null {
  const line = text.trim();
  const [reading] = line.length > 80 ? [] : readReferences(line, language);
  if (!reading?.isWhole || reading.isChapter || reading.from > 0 || reading.to < line.length) return null;
  const [first] = reading.passage;
  const last = reading.passage.at(-1);
  if (!first || !last) return null;
  const run = reading.passage.every(
    ({ fromVerse, chapter }, at) =>
      chapter === first.chapter && (at === 0 || fromVerse === (reading.passage[at - 1]?.toVerse ?? 0) + 1),
  );
  const reference = { ...first, toVerse: last.toVerse };
  return run && isReference(reference) ? reference : null;
}
