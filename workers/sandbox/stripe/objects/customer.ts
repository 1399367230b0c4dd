import type Stripe from "stripe";

export type CustomerWanted = {
  email?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  description?: string | null | undefined;
  metadata?: Stripe.Metadata | undefined;
};

export const newCustomer = (id: string, now: number, wanted: CustomerWanted): Stripe.Customer => ({
  id,
  object: "customer",
  address: null,
  balance: 0,
  created: now,
  currency: null,
  default_source: null,
  delinquent: false,
  description: wanted.description || null,
  discount: null,
  email: wanted.email || null,
  invoice_prefix: id.slice(-8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: wanted.metadata ?? {},
  name: wanted.name || null,
  next_invoice_sequence: 1,
  phone: wanted.phone || null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: "none",
  test_clock: null,
});
