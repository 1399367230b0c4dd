import type Stripe from "stripe";

/** Keys are added and overwritten one by one; an empty value takes its key away, an empty whole all of them. */
export function mergeMetadata(
  before: Stripe.Metadata,
  told: Stripe.Metadata | undefined,
): { metadata?: Stripe.Metadata } {
  if (told === undefined) return {};
  if (Object.keys(told).length === 0) return { metadata: {} };
  const merged = Object.entries({ ...before, ...told }).filter(([, value]) => value !== "");
  return { metadata: Object.fromEntries(merged) };
}
