import type { SandboxEnv } from "#workers/sandbox/env.ts";
import { newPrice } from "./objects/price.ts";
import { newProduct } from "./objects/product.ts";
import type { Kept } from "./store/records.ts";

const PREMIUM_CENTS = 995;
const PACK_CENTS = 395;

/** What is sold from the start, under the ids that the product's settings name. */
export function seeds(env: SandboxEnv, now: number): (Kept<"product"> | Kept<"price">)[] {
  const premium = newProduct("prod_sandbox_premium", now, {
    name: "Koinonia Premium",
    description: "The companion without a daily limit.",
  });
  const pack = newProduct("prod_sandbox_pack", now, {
    name: "50 messages",
    description: "Fifty messages for the companion, for whenever you need them.",
  });
  const monthly = newPrice(env.STRIPE_PREMIUM_PRICE, now, {
    product: premium.id,
    unitAmount: PREMIUM_CENTS,
    recurring: { interval: "month", interval_count: 1 },
  });
  const once = newPrice(env.STRIPE_PACK_PRICE, now, { product: pack.id, unitAmount: PACK_CENTS });
  return [
    { kind: "product", object: premium, seq: 1, dueAt: null },
    { kind: "product", object: pack, seq: 2, dueAt: null },
    { kind: "price", object: monthly, seq: 3, dueAt: null },
    { kind: "price", object: once, seq: 4, dueAt: null },
  ];
}
