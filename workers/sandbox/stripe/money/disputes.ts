import type Stripe from "stripe";
import { randomId } from "#workers/sandbox/random.ts";
import type { Books } from "#workers/sandbox/stripe/books/books.ts";
import { invalid, noSuch } from "#workers/sandbox/stripe/errors.ts";
import { newDispute } from "#workers/sandbox/stripe/objects/dispute.ts";

/** A payer says to the bank that this payment was not theirs; the money goes back until it is decided. */
export async function openDispute(books: Books, paymentIntent: string): Promise<Stripe.Dispute> {
  const charges = await books.where("charge", "object.payment_intent", paymentIntent);
  const record = charges.find(({ object }) => object.paid);
  if (!record) throw noSuch("payment_intent", paymentIntent, "payment_intent");
  if (record.object.disputed) throw invalid(`Charge ${record.object.id} is disputed already.`);
  const { object: charge } = books.put({ ...record, object: { ...record.object, disputed: true } });
  const dispute = newDispute(randomId("du", 24), books.now, charge);
  books.add("dispute", { object: dispute });
  books.emit("charge.dispute.created", dispute);
  books.emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** The bank decides: won for us, or lost. */
export async function closeDispute(
  books: Books,
  id: string,
  status: "won" | "lost" | "warning_closed",
): Promise<Stripe.Dispute> {
  const record = await books.get("dispute", id);
  if (!["needs_response", "under_review"].includes(record.object.status)) {
    throw invalid(`Dispute ${id} is closed already.`);
  }
  const { object } = books.put({ ...record, object: { ...record.object, status } });
  if (status === "won") books.emit("charge.dispute.funds_reinstated", object);
  books.emit("charge.dispute.closed", object, { status: record.object.status });
  return object;
}
