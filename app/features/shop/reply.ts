import type { Wallet } from "#app/features/wallet/rules.ts";
import type { ShopRefusal } from "./refusals.ts";
import type { Purchase, ShopItem } from "./rules.ts";

/** What `/pet` answers to each intent of the shop. A refusal brings the item as it is now, for a new price or stock. */
export type ShopReply =
  | { ok: true; intent: "buy"; requestId: string; purchase: Purchase; item: ShopItem; wallet: Wallet }
  | { ok: true; intent: "equip" | "unequip"; requestId: string; equippedId: string | null }
  | { ok: false; intent: string; requestId: string | null; refusal: ShopRefusal; item: ShopItem | null };
