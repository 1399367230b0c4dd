import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { walletOf } from "#app/features/wallet/fragments-store.server.ts";
import type { Wallet } from "#app/features/wallet/rules.ts";
import { storedReplyJson } from "#app/idempotency/store.server.ts";
import type { Purchase, ShopItem } from "./rules.ts";

const flag = (column: string) => `json(iif(${column}, 'true', 'false'))`;
export const ITEM_JSON = `json_object('id', i.id, 'name', i.name, 'description', i.description, 'category', i.category,
  'costCoins', i.cost_coins, 'costGems', i.cost_gems, 'isLimited', ${flag("i.is_limited")},
  'stockQuantity', i.stock_quantity, 'isActive', ${flag("i.is_active")}, 'itemData', json(i.item_data))`;
const PURCHASE_JSON = `json_object('id', p.id, 'itemId', p.item_id, 'purchasePriceCoins', p.purchase_price_coins,
  'purchasePriceGems', p.purchase_price_gems, 'purchasedAt', p.purchased_at, 'isEquipped', ${flag("p.is_equipped")})`;

/** What the member has on, as JSON. */
export const wornOf = (member: string): string =>
  `(SELECT json_object('purchaseId', p.id, 'itemId', p.item_id, 'accessoryId', i.item_data ->> 'accessory_id')
  FROM user_purchases p JOIN reward_shop_items i ON i.id = p.item_id
  WHERE p.user_id = ${member} AND p.is_equipped = 1)`;

export type ShopSituation<Answer> = {
  earlier: { question: string; answer: Answer } | null;
  wallet: Wallet | null;
  item: ShopItem | null;
  /** The member has bought the item before. */
  owned: boolean;
  /** The purchase that is named, and is the member's own, with its item's category. */
  purchase: (Purchase & { category: ShopItem["category"] }) | null;
};

const SITUATION = `SELECT json_object(
  'earlier', json(${storedReplyJson("?1", "?2")}), 'wallet', json(${walletOf("?1")}),
  'item', json((SELECT ${ITEM_JSON} FROM reward_shop_items i WHERE i.id = ?3)),
  'owned', json(iif(EXISTS (SELECT 1 FROM user_purchases WHERE user_id = ?1 AND item_id = ?3), 'true', 'false')),
  'purchase', json((SELECT json_set(${PURCHASE_JSON}, '$.category', i.category)
    FROM user_purchases p JOIN reward_shop_items i ON i.id = p.item_id WHERE p.id = ?3 AND p.user_id = ?1))
) AS found`;

/** `id`: of the item or of the purchase that it is about. */
export async function readShopSituation<Answer>(
  db: Database,
  asked: { userId: string; requestId: string; id: string },
  again: boolean,
): Promise<ShopSituation<Answer>> {
  const read = again ? db.firstOfPrimary : db.first;
  const row = await read<{ found: string }>(SITUATION, asked.userId, asked.requestId, asked.id);
  return JSON.parse(row?.found ?? "null") as ShopSituation<Answer>;
}

/** V14, SH2: the schema refuses what must not be bought, and takes the stock. */
export const addPurchase = (db: Database, userId: string, row: Purchase): Statement =>
  db.written(
    `INSERT INTO user_purchases (id, user_id, item_id, purchase_price_coins, purchase_price_gems, purchased_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    row.id,
    userId,
    row.itemId,
    row.purchasePriceCoins,
    row.purchasePriceGems,
    row.purchasedAt,
  );

/** SH3: the one off, then the other on. */
export const equipOnly = (db: Database, userId: string, purchaseId: string | null): Statement[] => [
  db.written("UPDATE user_purchases SET is_equipped = 0 WHERE user_id = ?1 AND is_equipped = 1", userId),
  ...(purchaseId === null
    ? []
    : [
        db.written(
          "UPDATE user_purchases SET is_equipped = 1 WHERE id = ?2 AND user_id = ?1",
          userId,
          purchaseId,
        ),
      ]),
];

/** F29: what is offered, in order of category; JSON for a page's own statement. */
export const OFFERED = `(SELECT json_group_array(json(row)) FROM (SELECT ${ITEM_JSON} AS row FROM reward_shop_items i
  WHERE i.is_active = 1 ORDER BY i.category, i.cost_coins, i.id))`;

/**
 * F30: what the member `?1` has to wear or to show, the newest first, or only what is on; JSON for a page's own
 * statement. Each of them is had once, so there are as many as items; what is special is used up, and without end.
 */
export const boughtBy = (which: "all" | "equipped"): string =>
  `(SELECT json_group_array(json(row)) FROM (SELECT ${PURCHASE_JSON} AS row FROM ${
    which === "equipped"
      ? "user_purchases p WHERE p.user_id = ?1 AND p.is_equipped = 1"
      : `reward_shop_items i CROSS JOIN user_purchases p ON p.item_id = i.id
        WHERE i.category <> 'special' AND p.user_id = ?1`
  } ORDER BY p.purchased_at DESC, p.id DESC))`;

export type PurchaseRow = { id: string; purchased_at: number } & Record<string, unknown>;

/** A page of them as they are kept, the oldest first. @param after the last of the page before */
export const purchasesOf = (
  db: Database,
  userId: string,
  after: PurchaseRow | null,
  limit: number,
): RawQuery<PurchaseRow> =>
  db.written(
    `SELECT * FROM user_purchases WHERE user_id = ?1 AND (purchased_at, id) > (?2, ?3)
    ORDER BY purchased_at, id LIMIT ?4`,
    userId,
    after?.purchased_at ?? -1,
    after?.id ?? "",
    limit,
  );

export type ShopRow = {
  id: string;
  name: string;
  description: string;
  coins: number;
  gems: number;
  stock: number | null;
  active: number;
};
/** The shop as it stands in the database. */
export const shopRows = (db: Database): RawQuery<ShopRow> =>
  db.written(
    `SELECT id, name, description, cost_coins AS coins, cost_gems AS gems, stock_quantity AS stock, is_active AS active
    FROM reward_shop_items ORDER BY category, cost_coins, id`,
  );
