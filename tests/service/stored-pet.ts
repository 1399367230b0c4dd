import { zoneJson } from "#app/features/member/fragments-store.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { memberDay, type ZoneSetting } from "#app/features/member/time-zone.ts";
import type { Memory } from "#app/features/pet/model/memories.ts";
import { type Adventure, offered, type Training } from "#app/features/pet/model/outings.ts";
import type { Pet } from "#app/features/pet/model/rules.ts";
import { ADVENTURE_JSON, MEMORY_JSON, petOf, TRAINING_JSON } from "#app/features/pet/model/store.server.ts";
import type { Purchase, ShopItem } from "#app/features/shop/rules.ts";
import { boughtBy, OFFERED, wornOf } from "#app/features/shop/store.server.ts";
import { walletOf } from "#app/features/wallet/fragments-store.server.ts";
import { EMPTY_WALLET, type Wallet } from "#app/features/wallet/rules.ts";
import type { MemberContext } from "#app/request/context.ts";

/** Everything of a pet but the shop. */
export type StoredPet = {
  /** The member's own day. */
  today: string;
  wallet: Wallet;
  /** As it is stored: `settle` says what it is now. */
  pet: Pet | null;
  adventures: Adventure[];
  trainings: Training[];
  memories: Memory[];
  /** What is on; null: nothing. */
  worn: { purchaseId: string; itemId: string; accessoryId: string | null } | null;
};

type Found = {
  profile: (ZoneSetting & { userId: string }) | null;
  wallet: Wallet | null;
  pet: Pet | null;
  adventures: Adventure[];
  trainings: Training[];
  memories: Memory[];
  worn: StoredPet["worn"];
};

const ofPet = "pet_id = (SELECT id FROM user_pets WHERE user_id = ?1 AND is_active = 1)";
const PAGE = `SELECT json_object(
  'profile', json(${zoneJson("?1")}), 'wallet', json(${walletOf("?1")}), 'pet', json(${petOf("?1")}),
  'adventures', json((SELECT json_group_array(json(row)) FROM (
    SELECT ${ADVENTURE_JSON} AS row FROM pet_adventures WHERE ${ofPet} ORDER BY difficulty_level, id))),
  'trainings', json((SELECT json_group_array(json(row)) FROM (
    SELECT ${TRAINING_JSON} AS row FROM pet_training_sessions WHERE ${ofPet} ORDER BY cost_coins, id))),
  'memories', json((SELECT json_group_array(json(row)) FROM (
    SELECT ${MEMORY_JSON} AS row FROM pet_memories WHERE ${ofPet} ORDER BY created_at DESC, id DESC))),
  'worn', json(${wornOf("?1")})
) AS page`;

/** All that is stored of a member's pet. */
export async function readPet(ctx: MemberContext): Promise<StoredPet> {
  const row = await ctx.db.first<{ page: string }>(PAGE, ctx.userId);
  const found = JSON.parse(row?.page ?? "null") as Found;
  const profile = found.profile ?? (await ensureProfile(ctx, undefined));
  const today = memberDay(profile, ctx.now());
  return {
    today,
    wallet: found.wallet ?? EMPTY_WALLET,
    pet: found.pet,
    adventures: found.adventures.map((adventure) => offered(adventure, today)),
    trainings: found.trainings.map((training) => offered(training, today)),
    memories: found.memories,
    worn: found.worn,
  };
}

/** E12, G14 */
type Accessory = { id: string; name: string; emoji: string; slot: string; isActive: boolean };

export type StoredShop = {
  wallet: Wallet;
  items: ShopItem[];
  accessories: Accessory[];
  purchases: Purchase[];
};

/** F24, F29, F30: what is offered, and what the member has. */
export async function readShop(ctx: MemberContext): Promise<StoredShop> {
  const row = await ctx.db.first<{ shelf: string }>(SHELF, ctx.userId);
  const shelf = JSON.parse(row?.shelf ?? "null") as StoredShop;
  return { ...shelf, wallet: shelf.wallet ?? EMPTY_WALLET };
}

const SHELF = `SELECT json_object('wallet', json(${walletOf("?1")}),
  'items', json(${OFFERED}), 'purchases', json(${boughtBy("all")}),
  'accessories', json((SELECT json_group_array(json(row)) FROM (SELECT json_object('id', id, 'name', name,
    'emoji', emoji, 'slot', slot, 'isActive', json(iif(is_active, 'true', 'false'))) AS row
    FROM pet_accessories WHERE is_active = 1)))
) AS shelf`;
