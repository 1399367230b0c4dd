import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import { cardOfToken, findCard, GOOD_UNTIL } from "#workers/sandbox/stripe/cards.ts";
import { cardDeclined, invalid, missing, type StripeRefusal } from "#workers/sandbox/stripe/errors.ts";
import { addCard, attachCard } from "#workers/sandbox/stripe/money/customers.ts";
import { createIntent, payIntent } from "#workers/sandbox/stripe/money/pay.ts";
import { boolean, email, metadata, positive, text, textOrNone, url } from "#workers/sandbox/stripe/params.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { endpoint, type StripeBindings } from "./endpoint.ts";
import { CREATED, having, isWithin, PAGING, pageOf } from "./lists.ts";
import { mergeMetadata } from "./metadata.ts";

/** Stripe's least, cents. */
const MIN = 50;

export const paymentIntents = new Hono<StripeBindings>();

const CONFIRM = {
  payment_method: text.optional(),
  off_session: boolean.optional(),
  return_url: url.optional(),
};

paymentIntents.post(
  "/",
  endpoint(
    {
      ...CONFIRM,
      amount: positive,
      currency: z.enum(["usd"]),
      customer: text.optional(),
      confirm: boolean.optional(),
      description: text.max(1000).optional(),
      metadata: metadata.optional(),
      receipt_email: email.optional(),
      automatic_payment_methods: z
        .strictObject({ enabled: boolean, allow_redirects: z.enum(["always", "never"]).optional() })
        .optional(),
      allowed_payment_method_types: z.array(z.enum(["card"])).optional(),
    },
    async (store, wanted) => {
      if (wanted.amount < MIN) {
        throw invalid("Amount must be at least $0.50 usd", "amount", "amount_too_small");
      }
      if (wanted.customer !== undefined) await store.get("customer", wanted.customer, "customer");
      const { object } = createIntent(store, {
        amount: wanted.amount,
        customer: wanted.customer ?? null,
        metadata: wanted.metadata ?? {},
        description: wanted.description ?? null,
        receiptEmail: wanted.receipt_email ?? null,
      });
      return wanted.confirm ? confirmIntent(store, object.id, wanted) : object;
    },
  ),
);

paymentIntents.post(
  "/:id/confirm",
  endpoint(CONFIRM, (store, wanted, { id }) => confirmIntent(store, id, wanted)),
);

paymentIntents.post(
  "/:id/cancel",
  endpoint({}, async (store, _params, { id }) => {
    const record = await store.get("payment_intent", id);
    const { status } = record.object;
    if (["succeeded", "canceled", "processing"].includes(status)) {
      throw invalid(
        `You cannot cancel this PaymentIntent because it has a status of ${status}.`,
        undefined,
        "payment_intent_unexpected_state",
      );
    }
    const { object } = store.put({
      ...record,
      object: { ...record.object, status: "canceled", canceled_at: store.now, next_action: null },
    });
    store.emit("payment_intent.canceled", object);
    return object;
  }),
);

type Confirm = z.infer<z.ZodObject<typeof CONFIRM>>;

/** A server's own payment, without the hosted page. */
async function confirmIntent(
  store: StripeStore,
  id: string,
  { payment_method, off_session }: Confirm,
): Promise<Stripe.PaymentIntent | StripeRefusal> {
  const { object: intent } = await store.get("payment_intent", id);
  if (!["requires_payment_method", "requires_confirmation"].includes(intent.status)) {
    throw invalid(
      `This PaymentIntent's payment_method could not be updated because it has a status of ${intent.status}.`,
      undefined,
      "payment_intent_unexpected_state",
    );
  }
  if (payment_method === undefined) throw missing("payment_method");
  const method = await methodOf(store, payment_method);
  const outcome = await payIntent(store, id, method.id, off_session ? "away" : "at_hand");
  if (outcome === "declined") return cardDeclined();
  return (await store.get("payment_intent", id)).object;
}

/** A card that is known, or one of Stripe's tokens for its test cards. */
async function methodOf(store: StripeStore, id: string): Promise<Stripe.PaymentMethod> {
  const card = cardOfToken(id);
  return card
    ? addCard(store, { card, ...GOOD_UNTIL })
    : (await store.get("payment_method", id, "payment_method")).object;
}

paymentIntents.get(
  "/",
  endpoint({ ...PAGING, ...CREATED, customer: text.optional() }, async (store, params, { path }) => {
    const found = await having(store, "payment_intent", { "object.customer": params.customer });
    return pageOf(
      found.filter(({ object }) => isWithin(object.created, params)),
      params,
      path,
    );
  }),
);

paymentIntents.get(
  "/:id",
  endpoint({}, async (store, _params, { id }) => (await store.get("payment_intent", id)).object),
);

paymentIntents.post(
  "/:id",
  endpoint(
    { description: textOrNone.optional(), metadata: metadata.optional() },
    async (store, { description, metadata: newMetadata }, { id }) => {
      const record = await store.get("payment_intent", id);
      const { object } = store.put({
        ...record,
        object: {
          ...record.object,
          ...(description !== undefined && { description: description || null }),
          ...mergeMetadata(record.object.metadata, newMetadata),
        },
      });
      return object;
    },
  ),
);

export const charges = new Hono<StripeBindings>();

charges.get(
  "/",
  endpoint(
    { ...PAGING, ...CREATED, customer: text.optional(), payment_intent: text.optional() },
    async (store, params, { path }) => {
      const found = await having(store, "charge", {
        "object.customer": params.customer,
        "object.payment_intent": params.payment_intent,
      });
      return pageOf(
        found.filter(({ object }) => isWithin(object.created, params)),
        params,
        path,
      );
    },
  ),
);

charges.get(
  "/:id",
  endpoint({}, async (store, _params, { id }) => (await store.get("charge", id)).object),
);

export const paymentMethods = new Hono<StripeBindings>();

paymentMethods.get(
  "/",
  endpoint({ ...PAGING, customer: text.optional(), type: text.optional() }, async (store, params, { path }) =>
    pageOf(
      await having(store, "payment_method", {
        "object.customer": params.customer,
        "object.type": params.type,
      }),
      params,
      path,
    ),
  ),
);

paymentMethods.post(
  "/:id/attach",
  endpoint({ customer: text }, async (store, { customer }, { id }) => {
    await store.get("customer", customer, "customer");
    const method = await methodOf(store, id);
    const { number } = await store.get("payment_method", method.id);
    if (findCard(number)?.behaviour === "declines") return cardDeclined();
    await attachCard(store, method.id, customer);
    return (await store.get("payment_method", method.id)).object;
  }),
);

paymentMethods.get(
  "/:id",
  endpoint({}, async (store, _params, { id }) => (await store.get("payment_method", id)).object),
);
