import { ensureProfile } from "#app/features/member/service.server.ts";
import { memberDay, type ZoneSetting } from "#app/features/member/time-zone.ts";
import { wornOf } from "#app/features/shop/store.server.ts";
import { EMPTY_WALLET, type Wallet } from "#app/features/wallet/rules.ts";
import { walletOf } from "#app/features/wallet/store.server.ts";
import type { MemberContext } from "#app/platform/context.ts";
import type { Memory } from "./memories.ts";
import { type Adventure, offered, type Training } from "./outings.ts";
import type { Pet } from "./rules.ts";
import { ADVENTURE_JSON, MEMORY_JSON, PROFILE_JSON, petOf, TRAINING_JSON } from "./store.server.ts";

/** The album's newest lines; there are more when as many as this came. */
export const ALBUM_PAGE = 30;

/** Everything of the pet's page but the shop. */
export type PetPage = {
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
  worn: PetPage["worn"];
};

const ofPet = "pet_id = (SELECT id FROM user_pets WHERE user_id = ?1 AND is_active = 1)";
const PAGE = `SELECT json_object(
  'profile', json(${PROFILE_JSON}), 'wallet', json(${walletOf("?1")}), 'pet', json(${petOf("?1")}),
  'adventures', json((SELECT json_group_array(json(row)) FROM (
    SELECT ${ADVENTURE_JSON} AS row FROM pet_adventures WHERE ${ofPet} ORDER BY difficulty_level, id))),
  'trainings', json((SELECT json_group_array(json(row)) FROM (
    SELECT ${TRAINING_JSON} AS row FROM pet_training_sessions WHERE ${ofPet} ORDER BY cost_coins, id))),
  'memories', json((SELECT json_group_array(json(row)) FROM (
    SELECT ${MEMORY_JSON} AS row FROM pet_memories WHERE ${ofPet} ORDER BY created_at DESC, id DESC LIMIT ${ALBUM_PAGE}))),
  'worn', json(${wornOf("?1")})
) AS page`;

/** The pet's page in one D1 trip. */
export async function readPetPage(ctx: MemberContext): Promise<PetPage> {
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

/** The hub's widget: a JSON text for a page's own statement, null without a pet. */
export const petWidgetOf = (member: string): string =>
  `(SELECT json_object('pet', json(pet), 'worn', json(worn)) FROM (
    SELECT ${petOf(member)} AS pet, ${wornOf(member)} AS worn) WHERE pet IS NOT NULL)`;
export type PetWidget = { pet: Pet; worn: PetPage["worn"] };
