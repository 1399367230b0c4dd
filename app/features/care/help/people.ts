import type { Care } from "#app/features/care/care.ts";
import type { NotePart } from "./care-parts.ts";
import { careCopy } from "./copy.ts";

const WORDS = Object.values(careCopy).flatMap(({ people, peopleYoung }) => [people, peopleYoung]);

/**
 * M5: the line that names people, where it is time for one. Null in a crisis, whose card names them, and while the
 * line still stands among the turns that the companion is given: once in a while, and not beneath every answer.
 */
export function peopleNote(
  { namePeople, crisis, young, language }: Care,
  turns: readonly { role: "user" | "assistant"; text: string }[],
): NotePart | null {
  const isShown = turns.some(
    ({ role, text }) => role === "assistant" && WORDS.some((words) => text.includes(words)),
  );
  if (!namePeople || crisis || isShown) return null;
  const { people, peopleYoung } = careCopy[language];
  return { kind: "note", text: young ? peopleYoung : people, about: "people" };
}
