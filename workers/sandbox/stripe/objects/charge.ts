import type Stripe from "stripe";
import { idOf } from "#workers/sandbox/stripe/store/records.ts";

export type ChargeWanted = {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  /** Null when it was paid. */
  failure: { code: string; message: string } | null;
  receiptUrl: string;
};

export const newCharge = (id: string, now: number, wanted: ChargeWanted): Stripe.Charge => {
  const { intent, method, failure } = wanted;
  return {
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: failure ? null : id.replace("ch_", "txn_"),
    billing_details: method.billing_details,
    calculated_statement_descriptor: "KOINONIA",
    captured: !failure,
    created: now,
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcome(failure),
    paid: !failure,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: paidWith(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: failure ? null : wanted.receiptUrl,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: failure ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
};

const outcome = (failure: ChargeWanted["failure"]): Stripe.Charge.Outcome => ({
  advice_code: failure ? "try_again_later" : null,
  network_advice_code: null,
  network_decline_code: failure ? "05" : null,
  network_status: failure ? "declined_by_network" : "approved_by_network",
  reason: failure ? "generic_decline" : null,
  risk_level: "normal",
  risk_score: 10,
  seller_message: failure ? "The bank did not return any further details." : "Payment complete.",
  type: failure ? "issuer_declined" : "authorized",
});

function paidWith({ card, us_bank_account: bank }: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  if (bank) {
    const { account_holder_type, account_type, bank_name, fingerprint, last4, routing_number } = bank;
    const details = { account_holder_type, account_type, bank_name, fingerprint, last4, routing_number };
    return { type: "us_bank_account", us_bank_account: { ...details, payment_reference: null } };
  }
  if (!card) return { type: "card" };
  return {
    type: "card",
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: "unregulated",
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}
