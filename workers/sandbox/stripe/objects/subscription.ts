import type Stripe from "stripe";
import { decimal } from "./price.ts";

export type SubscriptionWanted = {
  itemId: string;
  customer: string;
  price: Stripe.Price;
  quantity: number;
  metadata: Stripe.Metadata;
  description: string | null;
  paymentMethod: string | null;
  periodEnd: number;
};

export const newSubscription = (
  id: string,
  now: number,
  wanted: SubscriptionWanted,
): Stripe.Subscription => ({
  id,
  object: "subscription",
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: now,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: "charge_automatically",
  created: now,
  currency: wanted.price.currency,
  customer: wanted.customer,
  customer_account: null,
  days_until_due: null,
  default_payment_method: wanted.paymentMethod,
  default_source: null,
  default_tax_rates: [],
  description: wanted.description,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  items: {
    object: "list",
    data: [newItem(wanted.itemId, id, { ...wanted, now })],
    has_more: false,
    url: `/v1/subscription_items?subscription=${id}`,
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  metadata: wanted.metadata,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: "off",
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  start_date: now,
  status: "incomplete",
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" } },
  trial_start: null,
});

type ItemWanted = Pick<SubscriptionWanted, "price" | "quantity" | "periodEnd"> & { now: number };

const newItem = (
  id: string,
  subscription: string,
  { price, quantity, periodEnd, now }: ItemWanted,
): Stripe.SubscriptionItem => ({
  id,
  object: "subscription_item",
  billing_thresholds: null,
  created: now,
  current_period_end: periodEnd,
  current_period_start: now,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(price),
  price,
  quantity,
  subscription,
  tax_rates: [],
});

/** The older name of a recurring price, which items still carry. */
const planOf = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: "plan",
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount === null ? null : decimal(price.unit_amount),
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? "month",
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: typeof price.product === "string" ? price.product : price.product.id,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: "licensed",
});
