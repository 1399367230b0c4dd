import { Hono } from "hono";
import { z } from "zod";
import { invalid, noSuch } from "#workers/sandbox/stripe/errors.ts";
import { changeCustomer, createCustomer, withDefaultCard } from "#workers/sandbox/stripe/money/customers.ts";
import { endSubscription, isRunning } from "#workers/sandbox/stripe/money/subscriptions.ts";
import { email, metadata, text, textOrNone } from "#workers/sandbox/stripe/params.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { endpoint, type StripeBindings } from "./endpoint.ts";
import { CREATED, having, isWithin, PAGING, pageOf } from "./lists.ts";
import { mergeMetadata } from "./metadata.ts";

const FIELDS = {
  email: z.union([z.literal(""), email]).optional(),
  name: textOrNone.optional(),
  phone: textOrNone.optional(),
  description: textOrNone.optional(),
  metadata: metadata.optional(),
};

export const customers = new Hono<StripeBindings>();

customers.post(
  "/",
  endpoint(FIELDS, async (store, params) => createCustomer(store, params)),
);

customers.get(
  "/",
  endpoint({ ...PAGING, ...CREATED, email: text.optional() }, async (store, params, { path }) => {
    const found = await having(store, "customer", { "object.email": params.email });
    const living = found.filter((record) => !record.deleted && isWithin(record.object.created, params));
    return pageOf(living, params, path);
  }),
);

customers.get(
  "/:id",
  endpoint({}, async (store, _params, { id }) => {
    const record = await store.get("customer", id);
    return record.deleted ? { id, object: "customer", deleted: true } : record.object;
  }),
);

const CHANGES = {
  ...FIELDS,
  invoice_settings: z.strictObject({ default_payment_method: text }).optional(),
};

customers.post(
  "/:id",
  endpoint(CHANGES, async (store, params, { id }) => {
    const { object, deleted } = await store.get("customer", id);
    if (deleted) throw noSuch("customer", id);
    const { metadata: changes, invoice_settings, ...fields } = params;
    const card = invoice_settings?.default_payment_method;
    if (card !== undefined) await ownCard(store, id, card);
    const plain = Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value || null]])),
    );
    return changeCustomer(store, id, {
      ...plain,
      ...mergeMetadata(object.metadata, changes),
      ...(card !== undefined && withDefaultCard(object, card)),
    });
  }),
);

async function ownCard(store: StripeStore, customer: string, card: string): Promise<void> {
  const param = "invoice_settings[default_payment_method]";
  const { object } = await store.get("payment_method", card, param);
  if (object.customer === customer) return;
  throw invalid(
    `The customer does not have a payment method with the ID ${card}. The payment method must be attached to the customer.`,
    param,
    "resource_missing",
  );
}

customers.delete(
  "/:id",
  endpoint({}, async (store, _params, { id }) => {
    const record = await store.get("customer", id);
    if (record.deleted) throw noSuch("customer", id);
    for (const { object } of await store.where("subscription", "object.customer", id)) {
      if (isRunning(object)) await endSubscription(store, object.id, "cancellation_requested");
    }
    store.put({ ...record, deleted: true });
    store.emit("customer.deleted", record.object);
    return { id, object: "customer", deleted: true };
  }),
);
