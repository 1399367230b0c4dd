import type { Care } from "#app/features/care/care.ts";
import type { NotePart } from "./care-parts.ts";
import { careCopy } from "./copy.ts";

/** The line of help under an answer, where the member's words may have spoken of danger; null where they did not. */
export function quietNote({ quiet, young, language }: Care): NotePart | null {
  if (!quiet) return null;
  const copy = careCopy[language];
  const text = copy.quiet[quiet];
  return { kind: "note", text: young ? `${text} ${copy.quietYoung}` : text, about: "help" };
}
