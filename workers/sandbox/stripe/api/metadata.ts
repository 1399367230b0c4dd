import type Stripe from "stripe";

/** Keys are added and overwritten one by one; an empty value takes its key away, an empty whole all of them. */
export function mergeMetadata(
  before: Stripe.Metadata,
  changes: Stripe.Metadata | undefined,
): { metadata?: Stripe.Metadata } {
  if (changes === undefined) return {};
  if (Object.keys(changes).length === 0) return { metadata: {} };
  const merged = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== "");
  return { metadata: Object.fromEntries(merged) };
}
