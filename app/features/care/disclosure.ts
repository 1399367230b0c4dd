/** G13: "every three hours of continuing conversation", as California's and New York's laws have it. */
export const DISCLOSE_AFTER_MS = 3 * 3_600_000;

/** The greeting discloses at the start; from then on this decides, whoever asks and however often. */
export const isDisclosureDue = (disclosedAt: number, now: number): boolean =>
  now - disclosedAt >= DISCLOSE_AFTER_MS;
