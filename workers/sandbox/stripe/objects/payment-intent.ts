import type Stripe from "stripe";

export type IntentWanted = {
  amount: number;
  customer: string | null;
  metadata: Stripe.Metadata;
  description: string | null;
  receiptEmail: string | null;
};

export const newPaymentIntent = (id: string, now: number, wanted: IntentWanted): Stripe.PaymentIntent => ({
  id,
  object: "payment_intent",
  allowed_payment_method_types: null,
  amount: wanted.amount,
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: "automatic_async",
  client_secret: `${id}_secret_sandbox`,
  confirmation_method: "automatic",
  created: now,
  currency: "usd",
  customer: wanted.customer,
  customer_account: null,
  description: wanted.description,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  metadata: wanted.metadata,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ["card"],
  payment_record: null,
  processing: null,
  receipt_email: wanted.receiptEmail,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: "requires_payment_method",
  transfer_group: null,
});
