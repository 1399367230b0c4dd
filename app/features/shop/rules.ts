import { ok, type Result, refuse } from "#app/core/result.ts";
import type { Wallet } from "#app/features/wallet/rules.ts";
import { canPay } from "#app/features/wallet/rules.ts";
import type { ItemCategory } from "./catalog.ts";
import type { ShopRefusal } from "./refusals.ts";

/** E17 */
export type ShopItem = {
  id: string;
  name: string;
  description: string;
  category: ItemCategory;
  costCoins: number;
  costGems: number;
  isLimited: boolean;
  /** Null for what never runs out. */
  stockQuantity: number | null;
  isActive: boolean;
  itemData: { emoji: string; accessory_id?: string };
};

/** E18 */
export type Purchase = {
  id: string;
  itemId: string;
  purchasePriceCoins: number;
  purchasePriceGems: number;
  purchasedAt: number;
  isEquipped: boolean;
};

/** V14, SH2, G16. In this order: what the member can do nothing about comes first. */
export function canBuy(
  item: ShopItem | null,
  owned: boolean,
  wallet: Pick<Wallet, "coins" | "gems">,
  seen: { coins: number; gems: number },
): Result<ShopItem, ShopRefusal> {
  if (!item) return refuse("shop.item_not_found");
  if (!item.isActive) return refuse("shop.item_inactive");
  if (owned && item.category !== "special") return refuse("shop.already_purchased");
  if (item.isLimited && (item.stockQuantity ?? 0) <= 0) return refuse("shop.out_of_stock");
  if (seen.coins !== item.costCoins || seen.gems !== item.costGems) return refuse("shop.price_changed");
  return canPay(wallet, item.costCoins, item.costGems) ? ok(item) : refuse("shop.insufficient_funds");
}

/** D24: one of everything that a member has is on; what is special is used, not worn. */
export const isWearable = (item: Pick<ShopItem, "category">): boolean => item.category !== "special";

/** SH3 */
export const equipped = (purchases: readonly Purchase[], purchaseId: string | null): Purchase[] =>
  purchases.map((purchase) => ({ ...purchase, isEquipped: purchase.id === purchaseId }));
