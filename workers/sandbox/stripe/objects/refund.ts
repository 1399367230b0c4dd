import type Stripe from "stripe";
import { idOf } from "#workers/sandbox/stripe/store/records.ts";

export type RefundWanted = {
  charge: Stripe.Charge;
  amount: number;
  reason: Stripe.Refund.Reason | null;
  metadata: Stripe.Metadata;
};

export const newRefund = (id: string, now: number, wanted: RefundWanted): Stripe.Refund => ({
  id,
  object: "refund",
  amount: wanted.amount,
  balance_transaction: id.replace("re_", "txn_"),
  charge: wanted.charge.id,
  created: now,
  currency: wanted.charge.currency,
  customer: idOf(wanted.charge.customer),
  customer_account: null,
  destination_details: { card: { reference_status: "pending", type: "refund" }, type: "card" },
  metadata: wanted.metadata,
  payment_intent: idOf(wanted.charge.payment_intent),
  payment_method: wanted.charge.payment_method,
  reason: wanted.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: "succeeded",
  transfer_reversal: null,
});
