import type Stripe from "stripe";
import { idOf } from "#workers/sandbox/stripe/store/records.ts";
import { decimal } from "./price.ts";

export type InvoiceWanted = {
  lineId: string;
  number: string;
  subscription: Stripe.Subscription;
  customer: Stripe.Customer;
  reason: "subscription_create" | "subscription_cycle";
  /** What is paid for, in words. */
  description: string;
  hostedUrl: string;
};

export const newInvoice = (id: string, now: number, wanted: InvoiceWanted): Stripe.Invoice => {
  const line = newInvoiceLine(id, wanted);
  const { subscription, customer } = wanted;
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Koinonia",
    account_tax_ids: null,
    amount_due: line.amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: line.amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: wanted.reason,
    collection_method: "charge_automatically",
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: wanted.hostedUrl,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: "list", data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: wanted.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: line.period.end,
    period_start: line.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "open",
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: line.amount,
    subtotal_excluding_tax: line.amount,
    test_clock: null,
    total: line.amount,
    total_discount_amounts: [],
    total_excluding_tax: line.amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
};

function newInvoiceLine(
  invoice: string,
  { lineId, subscription, description }: InvoiceWanted,
): Stripe.InvoiceLineItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  const quantity = item.quantity ?? 1;
  const unit = item.price.unit_amount ?? 0;
  return {
    id: lineId,
    object: "line_item",
    amount: unit * quantity,
    currency: subscription.currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: "subscription_item_details",
    },
    period: { end: item.current_period_end, start: item.current_period_start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: idOf(item.price.product) },
      type: "price_details",
      unit_amount_decimal: decimal(unit),
    },
    quantity,
    quantity_decimal: decimal(quantity),
    subscription: subscription.id,
    subtotal: unit * quantity,
    taxes: [],
  };
}
