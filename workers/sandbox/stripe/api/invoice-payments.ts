import type Stripe from "stripe";
import type { Kept } from "#workers/sandbox/stripe/store/records.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";

/** What joins an invoice and the payment that was made for it. */
export async function paymentsOf(
  store: StripeStore,
  { object: invoice, paymentIntent }: Kept<"invoice">,
): Promise<Stripe.InvoicePayment[]> {
  if (!paymentIntent) return [];
  const { object: intent } = await store.get("payment_intent", paymentIntent);
  const isPaid = invoice.status === "paid";
  return [
    {
      id: invoice.id.replace("in_", "inpay_"),
      object: "invoice_payment",
      amount_paid: isPaid ? invoice.amount_paid : null,
      amount_requested: invoice.amount_due,
      created: intent.created,
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { type: "payment_intent", payment_intent: intent.id },
      status: isPaid ? "paid" : "open",
      status_transitions: { canceled_at: null, paid_at: invoice.status_transitions.paid_at },
    },
  ];
}
