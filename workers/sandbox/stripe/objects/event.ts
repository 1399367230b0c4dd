import type Stripe from "stripe";
import { API_VERSION } from "#workers/sandbox/stripe/version.ts";

/** The object of an event of this type. */
export type EventObject<T extends Stripe.Event["type"]> = Extract<
  Stripe.Event,
  { type: T }
>["data"]["object"];

/** The values before, of what has changed. */
export type Previous<T extends Stripe.Event["type"]> = Partial<EventObject<T>>;

type NewEvent = {
  type: Stripe.Event["type"];
  object: unknown;
  previous: unknown;
  created: number;
  request: Stripe.Event.Request;
};

export function newEvent(id: string, { type, object, previous, created, request }: NewEvent): Stripe.Event {
  // `emit` has held type and object together; here they are any of their union
  return {
    id,
    object: "event",
    api_version: API_VERSION,
    created,
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  } as Stripe.Event;
}
