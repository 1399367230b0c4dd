/** Everything that the shop can refuse; words in `copy.ts`. */
export const SHOP_REFUSALS = [
  /** X36 */
  "shop.insufficient_funds",
  "shop.already_purchased",
  "shop.item_not_found",
  "shop.stats_not_found",
  "shop.not_authenticated",
  /** G16 */
  "shop.out_of_stock",
  "shop.item_inactive",
  "shop.price_changed",
  /** Nothing that can be worn, or somebody else's. */
  "shop.purchase_not_found",
  "shop.not_wearable",
  "shop.request_reused",
  "shop.busy",
] as const;
export type ShopRefusal = (typeof SHOP_REFUSALS)[number];

export const SHOP_STATUS: Readonly<Record<ShopRefusal, number>> = {
  "shop.insufficient_funds": 402,
  "shop.already_purchased": 409,
  "shop.item_not_found": 404,
  "shop.stats_not_found": 404,
  "shop.not_authenticated": 401,
  "shop.out_of_stock": 409,
  "shop.item_inactive": 410,
  "shop.price_changed": 409,
  "shop.purchase_not_found": 404,
  "shop.not_wearable": 409,
  "shop.request_reused": 422,
  "shop.busy": 503,
};
