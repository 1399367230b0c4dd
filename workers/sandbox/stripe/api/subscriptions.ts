import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import { invalid, noSuch } from "#workers/sandbox/stripe/errors.ts";
import { issueInvoice, payInvoice } from "#workers/sandbox/stripe/money/invoices.ts";
import {
  changeSubscription,
  createSubscription,
  endSubscription,
  setCancelAtPeriodEnd,
} from "#workers/sandbox/stripe/money/subscriptions.ts";
import { boolean, metadata, positive, text } from "#workers/sandbox/stripe/params.ts";
import { idOf } from "#workers/sandbox/stripe/store/records.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { endpoint, type StripeBindings } from "./endpoint.ts";
import { CREATED, having, isWithin, PAGING, pageOf } from "./lists.ts";
import { mergeMetadata } from "./metadata.ts";

const STATUSES = [
  "active",
  "all",
  "canceled",
  "ended",
  "incomplete",
  "incomplete_expired",
  "past_due",
  "paused",
  "trialing",
  "unpaid",
] as const;

const OVER = ["canceled", "incomplete_expired"];

export const subscriptions = new Hono<StripeBindings>();

subscriptions.post(
  "/",
  endpoint(
    {
      customer: text,
      items: z.array(z.strictObject({ price: text, quantity: positive.optional() })).length(1),
      metadata: metadata.optional(),
      description: text.max(500).optional(),
      default_payment_method: text.optional(),
    },
    async (store, wanted) => {
      const customer = await store.get("customer", wanted.customer, "customer");
      const [item] = wanted.items;
      const { object: price } = await store.get("price", item?.price ?? "", "items[0][price]");
      if (!price.recurring) {
        throw invalid(
          `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
          "items[0][price]",
        );
      }
      const card =
        wanted.default_payment_method ?? idOf(customer.object.invoice_settings.default_payment_method);
      if (!card) throw invalid("This customer has no attached payment source or default payment method.");
      await store.get("payment_method", card, "default_payment_method");
      const made = createSubscription(store, {
        customer: customer.object.id,
        price,
        quantity: item?.quantity ?? 1,
        metadata: wanted.metadata ?? {},
        description: wanted.description ?? null,
        paymentMethod: wanted.default_payment_method ?? null,
      });
      store.emit("customer.subscription.created", made);
      const invoice = await issueInvoice(store, made.id, "subscription_create");
      // a card that does not pay leaves it incomplete
      await payInvoice(store, invoice, "at_hand");
      return (await store.get("subscription", made.id)).object;
    },
  ),
);

subscriptions.get(
  "/",
  endpoint(
    {
      ...PAGING,
      ...CREATED,
      customer: text.optional(),
      price: text.optional(),
      status: z.enum(STATUSES).optional(),
    },
    async (store, params, { path }) => {
      const found = await having(store, "subscription", { "object.customer": params.customer });
      const wanted = found.filter(
        ({ object }) =>
          isWithin(object.created, params) &&
          hasStatus(object, params.status) &&
          (params.price === undefined || object.items.data.some(({ price }) => price.id === params.price)),
      );
      return pageOf(wanted, params, path);
    },
  ),
);

function hasStatus({ status }: Stripe.Subscription, wanted: (typeof STATUSES)[number] | undefined): boolean {
  switch (wanted) {
    case "all":
      return true;
    case "ended":
      return OVER.includes(status);
    case undefined:
      return status !== "canceled";
    default:
      return status === wanted;
  }
}

subscriptions.get(
  "/:id",
  endpoint({}, async (store, _params, { id }) => (await store.get("subscription", id)).object),
);

subscriptions.post(
  "/:id",
  endpoint(
    {
      cancel_at_period_end: boolean.optional(),
      metadata: metadata.optional(),
      description: text.max(500).optional(),
      default_payment_method: text.optional(),
    },
    async (
      store,
      { cancel_at_period_end, metadata: newMetadata, default_payment_method, description },
      { id },
    ) => {
      const subscription = await unfinished(store, id);
      if (default_payment_method !== undefined) {
        await store.get("payment_method", default_payment_method, "default_payment_method");
      }
      if (cancel_at_period_end !== undefined) await setCancelAtPeriodEnd(store, id, cancel_at_period_end);
      return changeSubscription(store, id, {
        ...mergeMetadata(subscription.metadata, newMetadata),
        ...(default_payment_method !== undefined && { default_payment_method }),
        ...(description !== undefined && { description }),
      });
    },
  ),
);

subscriptions.delete(
  "/:id",
  endpoint({}, async (store, _params, { id }) => {
    await unfinished(store, id);
    return endSubscription(store, id, "cancellation_requested");
  }),
);

async function unfinished(store: StripeStore, id: string): Promise<Stripe.Subscription> {
  const { object } = await store.get("subscription", id);
  if (OVER.includes(object.status)) throw noSuch("subscription", id);
  return object;
}
