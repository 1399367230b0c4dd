import type Stripe from "stripe";
import { z } from "zod";
import { randomId } from "#workers/sandbox/random.ts";
import { invalid, missing } from "#workers/sandbox/stripe/errors.ts";
import { newLine } from "#workers/sandbox/stripe/objects/session.ts";
import { metadata, positive, text } from "#workers/sandbox/stripe/params.ts";
import { idOf } from "#workers/sandbox/stripe/store/records.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { addPrice, addProduct, PRICE_FIELDS, PRODUCT_FIELDS } from "./prices.ts";

/** Stripe's least, cents. */
const MIN = 50;

export const LINE_ITEM = z.strictObject({
  price: text.optional(),
  price_data: z
    .strictObject({
      ...PRICE_FIELDS,
      product: text.optional(),
      product_data: z.strictObject({ ...PRODUCT_FIELDS, metadata: metadata.optional() }).optional(),
    })
    .optional(),
  quantity: positive.optional(),
});

type Wanted = z.infer<typeof LINE_ITEM>;
type Mode = "payment" | "subscription";

/** What is sold in a session: known prices, and such as are made for it. */
export async function linesOf(store: StripeStore, wanted: Wanted[], mode: Mode): Promise<Stripe.LineItem[]> {
  const lines = [];
  for (const [place, item] of wanted.entries()) lines.push(await lineOf(store, item, place));
  const recurring = lines.filter((line) => line.price?.recurring);
  if (mode === "payment" && recurring.length > 0) {
    throw invalid(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
      "mode",
    );
  }
  if (mode === "subscription" && recurring.length === 0) {
    throw invalid(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
      "line_items",
    );
  }
  if (mode === "subscription" && lines.length > 1) {
    throw invalid("The sandbox's subscriptions are to one price.", "line_items");
  }
  if (lines.reduce((sum, line) => sum + line.amount_total, 0) < MIN) {
    throw invalid(
      "The Checkout Session's total amount due must add up to at least $0.50 usd",
      undefined,
      "amount_too_small",
    );
  }
  return lines;
}

async function lineOf(store: StripeStore, item: Wanted, place: number): Promise<Stripe.LineItem> {
  const at = `line_items[${place}]`;
  if (item.quantity === undefined) throw missing(`${at}[quantity]`);
  const price = await priceOf(store, item, at);
  const product = await store.get("product", idOf(price.product));
  return newLine(randomId("li", 14), price, { quantity: item.quantity, description: product.object.name });
}

async function priceOf(store: StripeStore, { price, price_data }: Wanted, at: string): Promise<Stripe.Price> {
  if (price !== undefined && price_data) {
    throw invalid("You may only specify one of these parameters: price, price_data.", `${at}[price]`);
  }
  if (price !== undefined) {
    const { object } = await store.get("price", price, `${at}[price]`);
    if (!object.active) {
      throw invalid(
        `The price specified is inactive. This field only accepts active prices.`,
        `${at}[price]`,
      );
    }
    return object;
  }
  if (!price_data) throw missing(`${at}[price]`);
  const { product_data, product, ...fields } = price_data;
  if ((product === undefined) === (product_data === undefined)) {
    throw invalid("You must specify either `product` or `product_data` when creating a price.", at);
  }
  const id = product_data ? addProduct(store, product_data).id : String(product);
  // inline prices cannot be used again
  return addPrice(store, { ...fields, product: id }, false);
}
