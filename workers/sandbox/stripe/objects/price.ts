import type Stripe from "stripe";

export type Recurring = { interval: "day" | "week" | "month" | "year"; interval_count: number };

export type PriceWanted = {
  product: string;
  unitAmount: number;
  recurring?: Recurring | undefined;
  lookupKey?: string | undefined;
  nickname?: string | undefined;
  metadata?: Stripe.Metadata | undefined;
};

/** On the wire a decimal is text; the SDK makes its own number of it. */
export const decimal = (cents: number): Stripe.Decimal => String(cents) as unknown as Stripe.Decimal;

export const newPrice = (id: string, now: number, wanted: PriceWanted): Stripe.Price => ({
  id,
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created: now,
  currency: "usd",
  custom_unit_amount: null,
  livemode: false,
  lookup_key: wanted.lookupKey ?? null,
  metadata: wanted.metadata ?? {},
  nickname: wanted.nickname ?? null,
  product: wanted.product,
  recurring: wanted.recurring
    ? { ...wanted.recurring, meter: null, trial_period_days: null, usage_type: "licensed" }
    : null,
  tax_behavior: "unspecified",
  tiers_mode: null,
  transform_quantity: null,
  type: wanted.recurring ? "recurring" : "one_time",
  unit_amount: wanted.unitAmount,
  unit_amount_decimal: decimal(wanted.unitAmount),
});
