import { Hono } from "hono";
import { z } from "zod";
import { noSuch } from "#workers/sandbox/stripe/errors.ts";
import { changeCustomer, createCustomer } from "#workers/sandbox/stripe/money/customers.ts";
import { endSubscription, isRunning } from "#workers/sandbox/stripe/money/subscriptions.ts";
import { email, metadata, text, textOrNone } from "#workers/sandbox/stripe/params.ts";
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
  endpoint(FIELDS, async (books, params) => createCustomer(books, params)),
);

customers.get(
  "/",
  endpoint({ ...PAGING, ...CREATED, email: text.optional() }, async (books, params, { path }) => {
    const found = await having(books, "customer", { "object.email": params.email });
    const living = found.filter((record) => !record.deleted && isWithin(record.object.created, params));
    return pageOf(living, params, path);
  }),
);

customers.get(
  "/:id",
  endpoint({}, async (books, _params, { id }) => {
    const record = await books.get("customer", id);
    return record.deleted ? { id, object: "customer", deleted: true } : record.object;
  }),
);

customers.post(
  "/:id",
  endpoint(FIELDS, async (books, params, { id }) => {
    const { object, deleted } = await books.get("customer", id);
    if (deleted) throw noSuch("customer", id);
    const { metadata: told, ...fields } = params;
    const plain = Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value || null]])),
    );
    return changeCustomer(books, id, { ...plain, ...mergeMetadata(object.metadata, told) });
  }),
);

customers.delete(
  "/:id",
  endpoint({}, async (books, _params, { id }) => {
    const record = await books.get("customer", id);
    if (record.deleted) throw noSuch("customer", id);
    for (const { object } of await books.where("subscription", "object.customer", id)) {
      if (isRunning(object)) await endSubscription(books, object.id, "cancellation_requested");
    }
    books.put({ ...record, deleted: true });
    books.emit("customer.deleted", record.object);
    return { id, object: "customer", deleted: true };
  }),
);
