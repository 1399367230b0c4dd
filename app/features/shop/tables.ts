import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ITEM_CATEGORIES, SLOTS } from "./catalog.ts";
import type { ShopItem } from "./rules.ts";

const flag = (name: string) => integer(name, { mode: "boolean" });

/** E12 */
export const petAccessories = sqliteTable("pet_accessories", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  emoji: text("emoji").notNull(),
  slot: text("slot", { enum: SLOTS }).notNull(),
  isActive: flag("is_active").notNull(),
});

/** E17 */
export const rewardShopItems = sqliteTable("reward_shop_items", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  category: text("category", { enum: ITEM_CATEGORIES }).notNull(),
  costCoins: integer("cost_coins").notNull(),
  costGems: integer("cost_gems").notNull(),
  isLimited: flag("is_limited").notNull(),
  stockQuantity: integer("stock_quantity"),
  isActive: flag("is_active").notNull(),
  itemData: text("item_data", { mode: "json" }).$type<ShopItem["itemData"]>().notNull(),
});

/** E18 */
export const userPurchases = sqliteTable("user_purchases", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  itemId: text("item_id").notNull(),
  purchasePriceCoins: integer("purchase_price_coins").notNull(),
  purchasePriceGems: integer("purchase_price_gems").notNull(),
  purchasedAt: integer("purchased_at").notNull(),
  isEquipped: flag("is_equipped").notNull().default(false),
});
