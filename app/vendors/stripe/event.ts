import type { Stripe } from "stripe";
import type { PaymentEvent } from "#app/vendors/ports.ts";

const text = (value: unknown): string | null => {
  if (typeof value === "string") return value;
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : null;
  return typeof id === "string" ? id : null;
};

/** Whom an event is about: everything else of it is asked for anew. Null for what is no event. */
export function eventFrom(event: Stripe.Event): PaymentEvent | null {
  if (typeof event?.id !== "string" || typeof event.type !== "string") return null;
  const object = (event.data?.object ?? {}) as unknown as Record<string, unknown>;
  return {
    id: event.id,
    type: event.type,
    createdAt: Number(event.created) * 1000,
    customerId: object.object === "customer" ? text(object.id) : text(object.customer),
    intentId: text(object.payment_intent),
  };
}
