import type Stripe from "stripe";
import { randomId } from "#workers/sandbox/random.ts";
import { invalid, noSuch } from "#workers/sandbox/stripe/errors.ts";
import { newDispute } from "#workers/sandbox/stripe/objects/dispute.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";

/** A payer says to the bank that this payment was not theirs; the money goes back until it is decided. */
export async function openDispute(store: StripeStore, paymentIntent: string): Promise<Stripe.Dispute> {
  const charges = await store.where("charge", "object.payment_intent", paymentIntent);
  const record = charges.find(({ object }) => object.paid);
  if (!record) throw noSuch("payment_intent", paymentIntent, "payment_intent");
  if (record.object.disputed) throw invalid(`Charge ${record.object.id} is disputed already.`);
  const { object: charge } = store.put({ ...record, object: { ...record.object, disputed: true } });
  const dispute = newDispute(randomId("du", 24), store.now, charge);
  store.add("dispute", { object: dispute });
  store.emit("charge.dispute.created", dispute);
  store.emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** The bank decides: won for us, or lost. */
export async function closeDispute(
  store: StripeStore,
  id: string,
  status: "won" | "lost" | "warning_closed",
): Promise<Stripe.Dispute> {
  const record = await store.get("dispute", id);
  if (!["needs_response", "under_review"].includes(record.object.status)) {
    throw invalid(`Dispute ${id} is closed already.`);
  }
  const { object } = store.put({ ...record, object: { ...record.object, status } });
  if (status === "won") store.emit("charge.dispute.funds_reinstated", object);
  store.emit("charge.dispute.closed", object, { status: record.object.status });
  return object;
}
