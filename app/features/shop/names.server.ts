import type { Database, RawQuery } from "#app/db/database.ts";
import type { ShopItem } from "./rules.ts";

/** Of everything that was ever offered: what a movement of the wallet was for. */
export const itemNames = (db: Database): RawQuery<Pick<ShopItem, "id" | "name" | "description">> =>
  db.written("SELECT id, name, description FROM reward_shop_items");
