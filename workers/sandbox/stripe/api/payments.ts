import { Hono } from "hono";
import { metadata, text, textOrNone } from "#workers/sandbox/stripe/params.ts";
import { endpoint, type StripeBindings } from "./endpoint.ts";
import { CREATED, having, isWithin, PAGING, pageOf } from "./lists.ts";
import { mergeMetadata } from "./metadata.ts";

export const paymentIntents = new Hono<StripeBindings>();

paymentIntents.get(
  "/",
  endpoint({ ...PAGING, ...CREATED, customer: text.optional() }, async (books, params, { path }) => {
    const found = await having(books, "payment_intent", { "object.customer": params.customer });
    return pageOf(
      found.filter(({ object }) => isWithin(object.created, params)),
      params,
      path,
    );
  }),
);

paymentIntents.get(
  "/:id",
  endpoint({}, async (books, _params, { id }) => (await books.get("payment_intent", id)).object),
);

paymentIntents.post(
  "/:id",
  endpoint(
    { description: textOrNone.optional(), metadata: metadata.optional() },
    async (books, { description, metadata: told }, { id }) => {
      const record = await books.get("payment_intent", id);
      const { object } = books.put({
        ...record,
        object: {
          ...record.object,
          ...(description !== undefined && { description: description || null }),
          ...mergeMetadata(record.object.metadata, told),
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
    async (books, params, { path }) => {
      const found = await having(books, "charge", {
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
  endpoint({}, async (books, _params, { id }) => (await books.get("charge", id)).object),
);

export const paymentMethods = new Hono<StripeBindings>();

paymentMethods.get(
  "/",
  endpoint({ ...PAGING, customer: text.optional(), type: text.optional() }, async (books, params, { path }) =>
    pageOf(
      await having(books, "payment_method", {
        "object.customer": params.customer,
        "object.type": params.type,
      }),
      params,
      path,
    ),
  ),
);

paymentMethods.get(
  "/:id",
  endpoint({}, async (books, _params, { id }) => (await books.get("payment_method", id)).object),
);
