import type Stripe from "stripe";
import type { TestCard } from "#workers/sandbox/stripe/cards.ts";

export type CardTyped = { card: TestCard; expMonth: number; expYear: number; email: string | null };

export const newPaymentMethod = (
  id: string,
  now: number,
  { card, expMonth, expYear, email }: CardTyped,
): Stripe.PaymentMethod => ({
  id,
  object: "payment_method",
  allow_redisplay: "limited",
  billing_details: { address: null, email, name: null, phone: null, tax_id: null },
  card: {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: "US",
    display_brand: card.brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: `sandbox${card.number.slice(-8)}`,
    funding: "credit",
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: now,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: "card",
});
