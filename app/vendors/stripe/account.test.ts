import type { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { accountFrom, type Listed } from "./account.ts";

const PREMIUM = "price_premium";

/** Only the fields that are read. */
const as = <Kind>(fields: Record<string, unknown>): Kind => fields as unknown as Kind;

const session = as<Stripe.Checkout.Session>({
  id: "cs_old",
  mode: "payment",
  status: "complete",
  payment_status: "paid",
  payment_intent: "pi_old",
  amount_total: 395,
  currency: "usd",
  created: 1_700_000_000,
  metadata: { kind: "pack", reference: "checkout_old" },
});

const subscription = as<Stripe.Subscription>({
  id: "sub_one",
  status: "active",
  created: 1_700_000_000,
  start_date: 1_700_000_000,
  cancel_at_period_end: false,
  ended_at: null,
  metadata: {},
  items: { data: [{ price: { id: PREMIUM }, current_period_end: 1_702_000_000 }] },
});

const invoice = as<Stripe.Invoice>({
  id: "in_old",
  status: "paid",
  amount_paid: 995,
  amount_due: 995,
  currency: "usd",
  created: 1_700_000_000,
  status_transitions: { paid_at: 1_700_000_000 },
  parent: { subscription_details: { subscription: "sub_one" } },
  payments: { data: [{ status: "paid", payment: { payment_intent: "pi_old" } }] },
});

const refunded = as<Stripe.PaymentIntent>({
  id: "pi_old",
  status: "succeeded",
  created: 1_700_000_000,
  latest_charge: { amount_refunded: 395, receipt_url: null },
});

const listed = (more: Partial<Listed>): Listed => ({
  sessions: [],
  subscriptions: [],
  invoices: [],
  intents: [],
  disputes: [],
  ...more,
});

describe("a payment whose money is not in the list any more stays as it was written: nothing is said of its refund", () => {
  test.each([
    { what: "a pack", more: { sessions: [session] }, id: "cs_old" },
    { what: "a month", more: { subscriptions: [subscription], invoices: [invoice] }, id: "in_old" },
  ])("$what", ({ more, id }) => {
    expect(accountFrom(listed(more), PREMIUM).payments).toEqual([]);
    const known = accountFrom(listed({ ...more, intents: [refunded] }), PREMIUM);
    expect(known.payments).toMatchObject([{ id, state: "paid", refundedCents: 395 }]);
  });
});
