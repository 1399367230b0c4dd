import type { CheckoutCall } from "#app/features/billing/checkout/copy-checkout.ts";
import { type CheckoutSource, sourceIn, type Wanted } from "#app/features/billing/model/offers.ts";

export type WantedKind = Wanted["kind"];

/** The function that each thing is bought by (F6, F7, D28). */
export const CALL_OF: Record<WantedKind, CheckoutCall> = {
  premium: "create-checkout",
  pack: "purchase-messages",
  blessing: "give-blessing",
};

const isKind = (kind: unknown): kind is WantedKind =>
  typeof kind === "string" && Object.hasOwn(CALL_OF, kind);

export type Wish = { wanted: Wanted; source: CheckoutSource | "" };

/** Null for a form that is none of ours. What the amount and the note may be is judged by whoever opens the page. */
export function wishIn(form: FormData): Wish | null {
  const kind = form.get("kind");
  if (!isKind(kind)) return null;
  const source = sourceIn(String(form.get("source") ?? ""));
  if (kind !== "blessing") return { wanted: { kind }, source };
  const amount = String(form.get("amountCents") ?? "");
  const amountCents = /^-?\d{1,9}$/.test(amount) ? Number(amount) : Number.NaN;
  const recipient = form.get("recipient");
  const wanted = { kind, amountCents, note: String(form.get("note") ?? "") } as const;
  return { wanted: { ...wanted, ...(recipient !== null && { recipient: String(recipient) }) }, source };
}
