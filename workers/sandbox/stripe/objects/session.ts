import type Stripe from "stripe";

export type SessionWanted = {
  mode: "payment" | "subscription";
  customer: string | null;
  customerEmail: string | null;
  customerCreation: "always" | "if_required" | null;
  clientReferenceId: string | null;
  metadata: Stripe.Metadata;
  successUrl: string | null;
  cancelUrl: string | null;
  expiresAt: number;
  locale: Stripe.Checkout.Session.Locale | null;
  submitType: Stripe.Checkout.Session.SubmitType | null;
  submitMessage: string | null;
  /** Null for what the account takes: cards. */
  allowedTypes: string[] | null;
  amount: number;
  url: string;
};

export const newSession = (id: string, now: number, wanted: SessionWanted): Stripe.Checkout.Session => ({
  id,
  object: "checkout.session",
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: wanted.allowedTypes,
  amount_subtotal: wanted.amount,
  amount_total: wanted.amount,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: wanted.cancelUrl,
  client_reference_id: wanted.clientReferenceId,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  created: now,
  currency: "usd",
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: wanted.submitMessage ? { message: wanted.submitMessage } : null,
    terms_of_service_acceptance: null,
  },
  customer: wanted.customer,
  customer_account: null,
  customer_creation: wanted.mode === "subscription" ? "always" : wanted.customerCreation,
  customer_details: null,
  customer_email: wanted.customerEmail,
  discounts: [],
  expires_at: wanted.expiresAt,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: wanted.locale,
  managed_payments: null,
  metadata: wanted.metadata,
  mode: wanted.mode,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: wanted.mode === "subscription" ? "always" : "if_required",
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: wanted.allowedTypes ?? ["card"],
  payment_status: "unpaid",
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: "open",
  submit_type: wanted.submitType,
  subscription: null,
  success_url: wanted.successUrl,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: "hosted_page",
  url: wanted.url,
  wallet_options: null,
});

export const newLine = (
  id: string,
  price: Stripe.Price,
  { quantity, description }: { quantity: number; description: string },
): Stripe.LineItem => {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id,
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    metadata: {},
    price,
    quantity,
  };
};
