import type { Purchase, ShopItem } from "#app/features/shop/rules.ts";
import type { Wallet } from "#app/features/wallet/rules.ts";
import type { Memory } from "./model/memories.ts";
import type { Adventure, Training } from "./model/outings.ts";
import type { Pet } from "./model/rules.ts";

/** Everything that one act has changed, in one event; each part has a version, and the higher one is kept. */
export type Event = {
  name: "pet.changed";
  /** Of the act that it comes of; absent where nobody asked. */
  requestId?: string;
  pet?: Pet;
  wallet?: Wallet;
  adventure?: Adventure;
  training?: Training;
  memory?: Memory;
  purchase?: Purchase;
  /** What was bought, with the stock that is left. */
  item?: ShopItem;
  /** The one purchase that is on; null: none. */
  equippedId?: string | null;
};
