import type Stripe from "stripe";
import { ROUTING_NUMBER, type TestAccount, type TestCard } from "#workers/sandbox/stripe/cards.ts";

export type CardTyped = { card: TestCard; expMonth: number; expYear: number; email: string | null };
export type AccountTyped = { account: TestAccount; email: string | null };

const anyMethod = (id: string, now: number, email: string | null) =>
  ({
    id,
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  }) as const;

export const newAccount = (
  id: string,
  now: number,
  { account, email }: AccountTyped,
): Stripe.PaymentMethod => ({
  ...anyMethod(id, now, email),
  type: "us_bank_account",
  us_bank_account: {
    account_holder_type: "individual",
    account_type: "checking",
    bank_name: "Stripe Test Bank",
    financial_connections_account: null,
    fingerprint: `sandbox${account.number.slice(-8)}`,
    last4: account.number.slice(-4),
    networks: null,
    routing_number: ROUTING_NUMBER,
    status_details: null,
  },
});

export const newPaymentMethod = (
  id: string,
  now: number,
  { card, expMonth, expYear, email }: CardTyped,
): Stripe.PaymentMethod => ({
  ...anyMethod(id, now, email),
  type: "card",
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
});
