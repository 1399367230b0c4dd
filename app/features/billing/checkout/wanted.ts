import type { CheckoutCall } from "#app/features/billing/checkout/copy-checkout.ts";
import { type CheckoutOrder, type CheckoutSource, sourceIn } from "#app/features/billing/model/offers.ts";

export type CheckoutKind = CheckoutOrder["kind"];

/** The function that each thing is bought by (F6, F7, D28). */
export const CALL_OF: Record<CheckoutKind, CheckoutCall> = {
  premium: "create-checkout",
  pack: "purchase-messages",
  blessing: "give-blessing",
};

const isKind = (kind: unknown): kind is CheckoutKind =>
  typeof kind === "string" && Object.hasOwn(CALL_OF, kind);

export type CheckoutRequest = { order: CheckoutOrder; source: CheckoutSource | "" };

/** Null for a form that is none of ours. What the amount and the note may be is judged by whoever opens the page. */
export function checkoutRequestFrom(form: FormData): CheckoutRequest | null {
  const kind = form.get("kind");
  if (!isKind(kind)) return null;
  const source = sourceIn(String(form.get("source") ?? ""));
  if (kind !== "blessing") return { order: { kind }, source };
  const amount = String(form.get("amountCents") ?? "");
  const amountCents = /^-?\d{1,9}$/.test(amount) ? Number(amount) : Number.NaN;
  const recipient = form.get("recipient");
  const wanted = { kind, amountCents, note: String(form.get("note") ?? "") } as const;
  return { order: { ...wanted, ...(recipient !== null && { recipient: String(recipient) }) }, source };
}
