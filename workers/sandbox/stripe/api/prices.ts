import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import { randomId } from "#workers/sandbox/random.ts";
import { invalid } from "#workers/sandbox/stripe/errors.ts";
import { newPrice } from "#workers/sandbox/stripe/objects/price.ts";
import { newProduct } from "#workers/sandbox/stripe/objects/product.ts";
import { boolean, integer, metadata, positive, text, textOrNone } from "#workers/sandbox/stripe/params.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { endpoint, type StripeBindings } from "./endpoint.ts";
import { CREATED, having, isWithin, PAGING, pageOf } from "./lists.ts";
import { mergeMetadata } from "./metadata.ts";

export const PRODUCT_FIELDS = { name: text, description: text.optional() };

export const PRICE_FIELDS = {
  currency: z.enum(["usd"]),
  unit_amount: integer.refine((cents) => cents >= 0, "Invalid non-negative integer"),
  recurring: z
    .strictObject({ interval: z.enum(["day", "week", "month", "year"]), interval_count: positive.optional() })
    .optional(),
};

type ProductFields = {
  name: string;
  description?: string | undefined;
  metadata?: Stripe.Metadata | undefined;
};
type PriceFields = z.infer<z.ZodObject<typeof PRICE_FIELDS>> & { product: string };

export function addProduct(
  store: StripeStore,
  wanted: ProductFields & { id?: string | undefined },
): Stripe.Product {
  const product = newProduct(wanted.id ?? randomId("prod", 14), store.now, wanted);
  store.add("product", { object: product });
  store.emit("product.created", product);
  return product;
}

type Named = {
  lookup_key?: string | undefined;
  nickname?: string | undefined;
  metadata?: Stripe.Metadata | undefined;
};

export async function addPrice(
  store: StripeStore,
  wanted: PriceFields & Named,
  active = true,
): Promise<Stripe.Price> {
  await store.get("product", wanted.product, "product");
  const { recurring } = wanted;
  const made = newPrice(randomId("price", 24), store.now, {
    product: wanted.product,
    unitAmount: wanted.unit_amount,
    recurring: recurring && { interval: recurring.interval, interval_count: recurring.interval_count ?? 1 },
    lookupKey: wanted.lookup_key,
    nickname: wanted.nickname,
    metadata: wanted.metadata,
  });
  const price = { ...made, active };
  store.add("price", { object: price });
  if (active) store.emit("price.created", price);
  return price;
}

export const products = new Hono<StripeBindings>();

products.post(
  "/",
  endpoint(
    { ...PRODUCT_FIELDS, id: text.optional(), metadata: metadata.optional() },
    async (store, wanted) => {
      if (wanted.id !== undefined && (await store.find("product", wanted.id))) {
        throw invalid("Product already exists.", undefined, "resource_already_exists");
      }
      return addProduct(store, wanted);
    },
  ),
);

products.get(
  "/",
  endpoint({ ...PAGING, ...CREATED, active: boolean.optional() }, async (store, params, { path }) => {
    const found = (await store.all("product")).filter(
      ({ object }) => isWithin(object.created, params) && object.active === (params.active ?? object.active),
    );
    return pageOf(found, params, path);
  }),
);

products.get(
  "/:id",
  endpoint({}, async (store, _params, { id }) => (await store.get("product", id)).object),
);

products.post(
  "/:id",
  endpoint(
    {
      name: text.optional(),
      description: textOrNone.optional(),
      active: boolean.optional(),
      metadata: metadata.optional(),
    },
    async (store, { name, description, active, metadata: newMetadata }, { id }) => {
      const record = await store.get("product", id);
      const { object } = store.put({
        ...record,
        object: {
          ...record.object,
          ...(name !== undefined && { name }),
          ...(description !== undefined && { description: description || null }),
          ...(active !== undefined && { active }),
          ...mergeMetadata(record.object.metadata, newMetadata),
          updated: store.now,
        },
      });
      store.emit("product.updated", object);
      return object;
    },
  ),
);

export const prices = new Hono<StripeBindings>();

prices.post(
  "/",
  endpoint(
    {
      ...PRICE_FIELDS,
      product: text,
      lookup_key: text.max(200).optional(),
      nickname: text.optional(),
      metadata: metadata.optional(),
    },
    (store, wanted) => addPrice(store, wanted),
  ),
);

prices.get(
  "/",
  endpoint(
    {
      ...PAGING,
      ...CREATED,
      product: text.optional(),
      active: boolean.optional(),
      type: z.enum(["one_time", "recurring"]).optional(),
      lookup_keys: z.array(text).max(10).optional(),
    },
    async (store, params, { path }) => {
      const found = await having(store, "price", {
        "object.product": params.product,
        "object.type": params.type,
      });
      const wanted = found.filter(
        ({ object }) =>
          isWithin(object.created, params) &&
          object.active === (params.active ?? object.active) &&
          (params.lookup_keys?.includes(object.lookup_key ?? "") ?? true),
      );
      return pageOf(wanted, params, path);
    },
  ),
);

prices.get(
  "/:id",
  endpoint({}, async (store, _params, { id }) => (await store.get("price", id)).object),
);

prices.post(
  "/:id",
  endpoint(
    { active: boolean.optional(), nickname: textOrNone.optional(), metadata: metadata.optional() },
    async (store, { active, nickname, metadata: newMetadata }, { id }) => {
      const record = await store.get("price", id);
      const { object } = store.put({
        ...record,
        object: {
          ...record.object,
          ...(active !== undefined && { active }),
          ...(nickname !== undefined && { nickname: nickname || null }),
          ...mergeMetadata(record.object.metadata, newMetadata),
        },
      });
      store.emit("price.updated", object);
      return object;
    },
  ),
);
