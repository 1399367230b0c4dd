import type { LocalDay } from "#app/core/local-day.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { startAdventure } from "#app/features/pet/model/adventures.ts";
import { CARE, type CareAction } from "#app/features/pet/model/catalog.ts";
import type { Memory } from "#app/features/pet/model/memories.ts";
import { type Adventure, offered, type Training } from "#app/features/pet/model/outings.ts";
import type { PetRefusal } from "#app/features/pet/model/refusals.ts";
import { care, type Pet, settle } from "#app/features/pet/model/rules.ts";
import { startTraining } from "#app/features/pet/model/training.ts";
import type { ShopRefusal } from "#app/features/shop/refusals.ts";
import { canBuy, equipped, type Purchase, type ShopItem } from "#app/features/shop/rules.ts";
import { pay, type Wallet } from "#app/features/wallet/rules.ts";

/** What a tab of `/pet` has of a member's pet, wallet and shelves: as much as the tab shows. */
export type PetState = {
  pet: Pet | null;
  wallet: Wallet;
  adventures: Adventure[];
  trainings: Training[];
  items: ShopItem[];
  /** On tabs without the shop only what is on. */
  purchases: Purchase[];
  memories: Memory[];
  /** The memory that this page of the album begins before; null for the newest, where news are added. */
  memoriesBefore: string | null;
};

/** News of it, by a reply or by the room; what is not named has not changed. */
export type PetUpdate = {
  pet?: Pet | null;
  wallet?: Wallet;
  adventure?: Adventure;
  training?: Training;
  memory?: Memory;
  purchase?: Purchase;
  item?: ShopItem | null;
  equippedId?: string | null;
};

type Kept = { id: string; version: number };
const newer = <One extends { version: number }>(mine: One | null, other: One): One =>
  mine && mine.version > other.version ? mine : other;
/** Of the same version the one that was settled later: the page's reading brings it to its hour, a reply may not. */
const newerPet = (mine: Pet | null, other: Pet): Pet =>
  mine && mine.version === other.version && mine.settledAt > other.settledAt ? mine : newer(mine, other);
const among = <One extends Kept>(all: One[], one: One | undefined): One[] =>
  one ? all.map((mine) => (mine.id === one.id ? newer(mine, one) : mine)) : all;
const withOne = <One extends { id: string }>(
  all: One[],
  one: One | null | undefined,
  add: boolean,
): One[] => {
  if (!one) return all;
  if (all.some(({ id }) => id === one.id)) return all.map((mine) => (mine.id === one.id ? one : mine));
  return add ? [one, ...all] : all;
};

/** News may come twice and in any order: the higher version is kept. */
export function applyEvent(state: PetState, update: PetUpdate): PetState {
  const purchases = withOne(state.purchases, update.purchase, true);
  return {
    pet: update.pet ? newerPet(state.pet, update.pet) : state.pet,
    wallet: update.wallet ? newer(state.wallet, update.wallet) : state.wallet,
    adventures: among(state.adventures, update.adventure),
    trainings: among(state.trainings, update.training),
    items: withOne(state.items, update.item, false),
    purchases: update.equippedId === undefined ? purchases : equipped(purchases, update.equippedId),
    memories: withOne(state.memories, update.memory, state.memoriesBefore === null),
    memoriesBefore: state.memoriesBefore,
  };
}

/** What a member does here and sees at once. What needs the server's chance or its ids is not painted. */
export type PetAction =
  | { intent: CareAction }
  | { intent: "adventure.start"; adventureId: string }
  | { intent: "training.start"; trainingId: string }
  | { intent: "rest"; resting: "on" | "off" }
  | { intent: "buy"; itemId: string; coins: number; gems: number }
  | { intent: "equip" | "unequip"; purchaseId: string };

type OptimisticResult = Result<PetState, { code: PetRefusal | ShopRefusal; need: number | null }>;

const no = (code: PetRefusal | ShopRefusal, need: number | null = null): OptimisticResult =>
  refuse({ code, need });

/** The same pure rules as the server's, on what this tab knows. */
export function applyOptimistic(
  state: PetState,
  action: PetAction,
  today: LocalDay,
  now: number,
): OptimisticResult {
  const { pet, wallet } = state;
  if (!pet) return no("pet.not_found");
  switch (action.intent) {
    case "feed":
    case "groom":
    case "play": {
      const done = care(pet, action.intent, wallet.coins, now);
      if (!done.ok) return no(done.refusal, CARE[action.intent].coins);
      return ok({ ...state, pet: done.value.pet, wallet: pay(wallet, done.value.coins) });
    }
    case "adventure.start": {
      const adventure = state.adventures.find(({ id }) => id === action.adventureId);
      if (!adventure) return no("pet.adventure_not_found");
      if (state.adventures.some((one) => offered(one, today).status === "in_progress"))
        return no("pet.adventure_running");
      const begun = startAdventure(pet, adventure, today, now);
      if (!begun.ok) return no(begun.refusal);
      return ok({
        ...state,
        pet: begun.value.pet,
        adventures: among(state.adventures, begun.value.adventure),
      });
    }
    case "training.start": {
      const training = state.trainings.find(({ id }) => id === action.trainingId);
      if (!training) return no("pet.training_not_found");
      if (state.trainings.some((one) => offered(one, today).status === "in_progress"))
        return no("pet.training_running");
      const begun = startTraining(pet, training, wallet.coins, today, now);
      if (!begun.ok) return no(begun.refusal, training.costCoins);
      return ok({
        ...state,
        wallet: pay(wallet, begun.value.coins),
        trainings: among(state.trainings, begun.value.training),
      });
    }
    case "rest":
      return ok({
        ...state,
        pet: { ...settle(pet, now), restingSince: action.resting === "on" ? now : null },
      });
    case "buy": {
      const item = state.items.find(({ id }) => id === action.itemId) ?? null;
      const owned = state.purchases.some(({ itemId }) => itemId === action.itemId);
      const bought = canBuy(item, owned, wallet, action);
      if (!bought.ok) return no(bought.refusal);
      return ok({ ...state, wallet: pay(wallet, action.coins, action.gems) });
    }
    case "equip":
    case "unequip":
      return ok({
        ...state,
        purchases: equipped(state.purchases, action.intent === "equip" ? action.purchaseId : null),
      });
  }
}
