import type { Care } from "#app/features/care/care.ts";
import type { NotePart } from "./care-parts.ts";
import { careCopy } from "./copy.ts";

/** G13: "every three hours of continuing conversation", as California's and New York's laws have it. */
export const DISCLOSE_AFTER_MS = 3 * 3_600_000;

/** The greeting discloses at the start; from then on this decides, whoever asks and however often. */
export const isDisclosureDue = (disclosedAt: number, now: number): boolean =>
  now - disclosedAt >= DISCLOSE_AFTER_MS;

/** Says that an AI answers; to those under 18 also that a break does good. */
export function disclosureNote({ language, young }: Pick<Care, "language" | "young">): NotePart {
  const { disclosure, breakForTheYoung } = careCopy[language];
  return { kind: "note", text: young ? `${disclosure} ${breakForTheYoung}` : disclosure };
}
