import type Stripe from "stripe";
import type { StripeBackend } from "#workers/sandbox/stripe/store/backend.ts";
import type { Delivery, Kept, Try } from "#workers/sandbox/stripe/store/records.ts";
import { KIND_PREFIX } from "#workers/sandbox/stripe/store/store.ts";

const NEWEST = 200;

export type JournalLine = { event: Stripe.Event; state: Delivery["state"]; tries: Try[] };

/** The newest events, newest first, and how the product took them. */
export async function deliveredEvents(backend: StripeBackend): Promise<JournalLine[]> {
  const events = await backend.documents.list<Kept<"event">>(`${KIND_PREFIX}event`, 100_000);
  return events
    .sort((a, b) => b.seq - a.seq)
    .slice(0, NEWEST)
    .map(({ object, delivery }) => ({ event: object, state: delivery.state, tries: delivery.tries }));
}
