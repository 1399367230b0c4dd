import type { PurchaseKind } from "#app/core/money.ts";

/** S18, D8: when an account that was made in order to pay, and was not paid for, is taken back. */

export type RegistrationPlan = "premium" | "payasyougo";

/** A sign-up is a beginning for so long, ms: later the account is an existing member's, whatever a page says. */
export const BEGINNING_MS = 15 * 60_000;
/** The first look is after this, ms. */
const FIRST_LOOK_MS = 1_000;
/** A payment may be on its way for so long, ms. After that the account stays. */
const PATIENCE_MS = 60_000;

export type Registration = {
  /** When its member first came back from the checkout. */
  returnedAt: number | null;
  /** Something was paid, once. */
  hasPaid: boolean;
  /** Something was written, adopted or practised. */
  hasContent: boolean;
  /** Every checkout that was opened, by the vendor's names; `null` where the vendor was not asked yet. */
  checkouts: {
    id: string;
    kind: PurchaseKind;
    sessionId: string | null;
    state: "opening" | "open" | "processing" | "paid" | "over";
  }[];
};

export type Step =
  /** Stays, for good. */
  | "keep"
  /** Not this member's checkout, or not a plan's: it says nothing about the account. */
  | "leave"
  /** Too early to say. */
  | "wait"
  /** The vendor closes what stands open, and says what became of it. */
  | "ask"
  /** Nobody can pay any more, and nobody has: the account rests. */
  | "cancel";

/**
 * @param known null for an account that has paid, or was never waiting to
 * @param asked the vendor has just said what the checkouts are; `silent`: it did not answer
 */
export function nextStep(
  known: Registration | null,
  checkoutId: string,
  now: number,
  asked: "not yet" | "answered" | "silent",
): Step {
  if (!known || known.hasPaid || known.hasContent) return "keep";
  const { checkouts, returnedAt } = known;
  const left = checkouts.find(({ id, sessionId }) => id === checkoutId || sessionId === checkoutId);
  // a gift is no plan: nothing hangs on it
  if (!left || left.kind === "blessing") return "leave";
  if (checkouts.some(({ state }) => state === "paid")) return "keep";
  const since = now - (returnedAt ?? now);
  if (since < FIRST_LOOK_MS) return "wait";
  const late: Step = since < PATIENCE_MS ? "wait" : "keep";
  if (asked === "not yet") return "ask";
  if (asked === "silent" || checkouts.some(({ state }) => state === "processing")) return late;
  // closed at the vendor: what is still open here was opened meanwhile
  return checkouts.every(({ state }) => state === "over") ? "cancel" : late;
}
