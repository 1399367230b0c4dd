import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import type { Wallet } from "#app/features/wallet/rules.ts";
import { addMovement, type NewMovement } from "#app/features/wallet/store.server.ts";
import { runIdempotent } from "#app/idempotency/run-idempotent.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { RoomEvent } from "#party/protocol.ts";
import type { ShopRefusal } from "./refusals.ts";
import { canBuy, isWearable, type Purchase, type ShopItem } from "./rules.ts";
import { addPurchase, equipOnly, readShopSituation, type ShopSituation } from "./store.server.ts";

/** In the moment of the commit the schema may say otherwise than the read: then the rule says it once more. */
const REFUSALS: Readonly<Record<string, ShopRefusal | "again">> = {
  coins_enough: "again",
  gems_enough: "again",
  already_purchased: "again",
  out_of_stock: "again",
  item_inactive: "again",
  price_changed: "again",
  item_not_found: "shop.item_not_found",
  "user_purchases.user_id": "again",
  "FOREIGN KEY": "shop.stats_not_found",
};

export type Bought = { purchase: Purchase; item: ShopItem; wallet: Wallet };
/** With what was put on: a tab that has read only what is on does not know it. */
export type Worn = { equippedId: string | null; purchase?: Purchase };

const publishShopEvent = (ctx: MemberContext, requestId: string, event: RoomEvent): void =>
  deliver(ctx, () => ctx.rooms.publish(ctx.userId, [{ id: `pet:${requestId}`, event }]));

/** SH2, V14, G16: what is bought, paid and taken from the stock is one commit, or nothing. */
export async function buyItem(
  ctx: MemberContext,
  asked: { requestId: string; itemId: string; coins: number; gems: number },
): Promise<Result<Bought, ShopRefusal> & { item?: ShopItem | null }> {
  const { db, userId } = ctx;
  const { requestId, itemId, coins, gems } = asked;
  let seen: ShopItem | null = null;
  const done = await runIdempotent<ShopSituation<Bought>, Bought, ShopRefusal>(ctx, {
    requestId,
    question: JSON.stringify(["buy", itemId, coins, gems]),
    read: async (again) => {
      const read = await readShopSituation<Bought>(db, { userId, requestId, id: itemId }, again);
      seen = read.item;
      return read;
    },
    decide: ({ item, owned, wallet }) => {
      if (item && !wallet) return refuse("shop.stats_not_found");
      const allowed = canBuy(item, owned, wallet ?? { coins: 0, gems: 0 }, { coins, gems });
      if (!allowed.ok) return allowed;
      const now = ctx.now();
      const purchase: Purchase = {
        id: newId("buy", now, ctx.random),
        itemId,
        purchasePriceCoins: coins,
        purchasePriceGems: gems,
        purchasedAt: now,
        isEquipped: false,
      };
      const prices = [
        { currency: "faith_coins", amount: -coins },
        { currency: "faith_gems", amount: -gems },
      ] as const;
      const paid = prices
        .filter(({ amount }) => amount !== 0)
        .map(
          (price): NewMovement => ({ ...price, cause: "purchase", causeId: purchase.id, subject: itemId }),
        );
      const left = allowed.value.stockQuantity;
      return ok({
        statements: [
          addPurchase(db, userId, purchase),
          ...paid.map((movement) => addMovement(db, userId, now, movement)),
        ],
        answer: {
          purchase,
          item: { ...allowed.value, stockQuantity: left === null ? null : left - 1 },
          // the commit writes in the wallet that it leaves
        } as Bought,
      });
    },
    refusals: REFUSALS,
    reused: "shop.request_reused",
    busy: "shop.busy",
  });
  if (!done.ok) return { ...done, item: seen };
  publishShopEvent(ctx, requestId, { name: "pet.changed", requestId, ...done.value });
  return done;
}

/** SH3, D24: one at a time, of everything that the member has; null takes it off. */
export async function equipPurchase(
  ctx: MemberContext,
  asked: { intent: "equip" | "unequip"; requestId: string; purchaseId: string },
): Promise<Result<Worn, ShopRefusal>> {
  const { db, userId } = ctx;
  const { intent, requestId, purchaseId } = asked;
  const done = await runIdempotent<ShopSituation<Worn>, Worn, ShopRefusal>(ctx, {
    requestId,
    question: JSON.stringify([intent, purchaseId]),
    read: (again) => readShopSituation<Worn>(db, { userId, requestId, id: purchaseId }, again),
    decide: ({ purchase }) => {
      if (!purchase) return refuse("shop.purchase_not_found");
      if (!isWearable(purchase)) return refuse("shop.not_wearable");
      const on = intent === "equip";
      // taking off what is not on leaves on what is
      if (!on && !purchase.isEquipped) return ok({ unchanged: { equippedId: null } });
      if (!on) return ok({ statements: equipOnly(db, userId, null), answer: { equippedId: null } });
      const { category: _, ...own } = purchase;
      return ok({
        statements: equipOnly(db, userId, purchaseId),
        answer: { equippedId: purchaseId, purchase: { ...own, isEquipped: true } },
      });
    },
    refusals: REFUSALS,
    reused: "shop.request_reused",
    busy: "shop.busy",
  });
  if (done.ok) publishShopEvent(ctx, requestId, { name: "pet.changed", requestId, ...done.value });
  return done;
}
