import { normalizeWords } from "#app/core/text/plain-words.ts";
import type { Translation } from "./translations.ts";

const SIGNS: readonly (readonly [Translation, RegExp])[] = [
  ["KJV", /\b(?:kjv|king james|rey jacobo)\b/],
  ["WEB", /\b(?:world english bible|in the web|web translation|web version)\b/],
  ["RV1909", /\b(?:reina valera|rv ?1909|rvr)\b/],
];

/** The translation that a question asks for by name, of those that are shipped; null where it names none. */
export function translationAsked(question: string): Translation | null {
  const plain = normalizeWords(question);
  return SIGNS.find(([, sign]) => sign.test(plain))?.[0] ?? null;
}

const OTHERS =
  /\b(?:niv|esv|nkjv|nlt|nasb|csb|nrsv|amp|msg|the message|amplified|new international|english standard|new living|nvi|rvr? ?1960|reina valera (?:de )?1960|dhh|ntv|tla|lbla|nueva version internacional|dios habla hoy)\b/;

/** The name of a translation that is asked for and not shipped, as it was written; null where there is none. */
export const translationMissing = (question: string): string | null =>
  OTHERS.exec(normalizeWords(question))?.[0] ?? null;
