import type Stripe from "stripe";

/** What each kind of object is kept as: the object as the API shows it, and what only the sandbox knows. */
export type Kinds = {
  customer: { object: Stripe.Customer; deleted?: true };
  payment_method: { object: Stripe.PaymentMethod; number: string };
  product: { object: Stripe.Product };
  price: { object: Stripe.Price };
  "checkout.session": {
    object: Stripe.Checkout.Session;
    lines: Stripe.LineItem[];
    /** For what comes of it: the subscription or the payment. */
    passedOn: { metadata: Stripe.Metadata; description: string | null };
    /** The payment that was tried and has not come through. */
    attempt: string | null;
  };
  subscription: { object: Stripe.Subscription };
  invoice: { object: Stripe.Invoice; paymentIntent: string | null };
  payment_intent: { object: Stripe.PaymentIntent };
  charge: { object: Stripe.Charge };
  refund: { object: Stripe.Refund };
  dispute: { object: Stripe.Dispute };
  "billing_portal.session": { object: Stripe.BillingPortal.Session };
  event: { object: Stripe.Event; delivery: Delivery };
  idempotency: { object: { id: string }; at: number; fingerprint: string; status: number; body: unknown };
};

export type Kind = keyof Kinds;

/** `seq` grows with each record that is made; `dueAt`: when time alone will change it, seconds. */
export type Kept<K extends Kind> = Kinds[K] & { kind: K; seq: number; dueAt: number | null };

/** How the product answered one delivery of an event; null when it could not be reached. `at`: real time, ms. */
export type Try = { at: number; status: number | null };

/**
 * `pending`: goes out at `notBefore` (real time, ms). `waiting`: again when the sandbox's clock is at
 * `notBefore` (ms). `held` until it is released; `dropped` and `failed` never go out by themselves.
 */
export type Delivery = {
  state: "pending" | "waiting" | "held" | "dropped" | "failed" | "delivered";
  notBefore: number;
  /** How often the product shall have it: two when events are doubled. */
  copies: number;
  tries: Try[];
};

/** The kinds that time changes. */
export const DUE_KINDS = ["subscription", "invoice", "checkout.session", "payment_intent"] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** A reference is an id; only the API's answers put the object in its place. */
export function idOf(reference: string | { id: string }): string;
export function idOf(reference: string | { id: string } | null | undefined): string | null;
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === "string" ? reference : reference.id;
}
