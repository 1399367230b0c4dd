import type Stripe from "stripe";
import { randomId } from "#workers/sandbox/random.ts";
import { invalid } from "#workers/sandbox/stripe/errors.ts";
import { newRefund } from "#workers/sandbox/stripe/objects/refund.ts";
import type { Kept } from "#workers/sandbox/stripe/store/records.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { dollars } from "./dollars.ts";

export type RefundInput = {
  /** Cents; all that is left when absent. */
  amount: number | undefined;
  reason: Stripe.Refund.Reason | null;
  metadata: Stripe.Metadata;
};

/** Gives money back, all or a part. */
export function refund(store: StripeStore, record: Kept<"charge">, asked: RefundInput): Stripe.Refund {
  const charge = record.object;
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw invalid(`Charge ${charge.id} does not have a successful payment to refund.`);
  if (charge.disputed) {
    throw invalid(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      "charge_disputed",
    );
  }
  if (left <= 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, "charge_already_refunded");
  }
  const amount = asked.amount ?? left;
  if (amount > left) {
    throw invalid(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      "amount",
    );
  }
  const made = newRefund(randomId("re", 24), store.now, { ...asked, charge, amount });
  store.add("refund", { object: made });
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  const amount_refunded = charge.amount_refunded + amount;
  const { object } = store.put({
    ...record,
    object: { ...charge, amount_refunded, refunded: amount_refunded === charge.amount },
  });
  store.emit("refund.created", made);
  store.emit("charge.refunded", object, before);
  return made;
}
