import type { Language } from "#app/core/language.ts";

const DAY_MS = 86_400_000;

/**
 * F13, D8: the soft delete: so long an account rests before it is erased. Whole days of 24 hours, whatever the clocks do
 * meanwhile.
 */
export const DELETION_GRACE_DAYS = 30;
const DELETION_GRACE_MS = DELETION_GRACE_DAYS * DAY_MS;

export const purgeTime = (askedAt: number): number => askedAt + DELETION_GRACE_MS;

type Deletion = {
  state: "resting" | "purging";
  reason: "asked" | "unpaid_registration" | "under_13";
  purgeAt: number;
};

/** Whether its owner can still bring the account back. Whoever has said that they are under 13 cannot (G13). */
export const canUndo = ({ state, reason, purgeAt }: Deletion, now: number): boolean =>
  state === "resting" && reason !== "under_13" && now < purgeAt;

/** Days in which it can still be undone, the present one among them: 30 at first, 1 on the last, 0 after it. */
export const daysLeft = (purgeAt: number, now: number): number =>
  Math.max(0, Math.min(DELETION_GRACE_DAYS, Math.ceil((purgeAt - now) / DAY_MS)));

/** What a member writes out to confirm; either language is understood in both. */
export const CONFIRMATION: Record<Language, string> = {
  en: "delete my account",
  es: "eliminar mi cuenta",
};

/** Written as people write: in any case, with any spaces, in quotation marks or without. */
export function confirmsDeletion(typed: string): boolean {
  if (typed.length > 200) return false;
  const words = typed
    .normalize("NFKC")
    .replace(/["“”«».]/gu, "")
    .trim()
    .replace(/\s+/gu, " ")
    .toLowerCase();
  return Object.values(CONFIRMATION).includes(words);
}
