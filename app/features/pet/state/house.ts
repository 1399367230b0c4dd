import type { LocalDay } from "#app/core/local-day.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { startAdventure } from "#app/features/pet/model/adventures.ts";
import { CARE, type CareDeed } from "#app/features/pet/model/catalog.ts";
import type { Memory } from "#app/features/pet/model/memories.ts";
import { type Adventure, offered, type Training } from "#app/features/pet/model/outings.ts";
import type { PetRefusal } from "#app/features/pet/model/refusals.ts";
import { care, type Pet, settle } from "#app/features/pet/model/rules.ts";
import { startTraining } from "#app/features/pet/model/training.ts";
import type { ShopRefusal } from "#app/features/shop/refusals.ts";
import { canBuy, equipped, type Purchase, type ShopItem } from "#app/features/shop/rules.ts";
import { pay, type Wallet } from "#app/features/wallet/rules.ts";

/** What a tab of `/pet` has of a member's pet, purse and shelves: as much as the tab shows. */
export type House = {
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
export type HouseNews = {
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
export function hear(house: House, news: HouseNews): House {
  const purchases = withOne(house.purchases, news.purchase, true);
  return {
    pet: news.pet ? newerPet(house.pet, news.pet) : house.pet,
    wallet: news.wallet ? newer(house.wallet, news.wallet) : house.wallet,
    adventures: among(house.adventures, news.adventure),
    trainings: among(house.trainings, news.training),
    items: withOne(house.items, news.item, false),
    purchases: news.equippedId === undefined ? purchases : equipped(purchases, news.equippedId),
    memories: withOne(house.memories, news.memory, house.memoriesBefore === null),
    memoriesBefore: house.memoriesBefore,
  };
}

/** What a member does here and sees at once. What needs the server's chance or its ids is not painted. */
export type Act =
  | { intent: CareDeed }
  | { intent: "adventure.start"; adventureId: string }
  | { intent: "training.start"; trainingId: string }
  | { intent: "rest"; resting: "on" | "off" }
  | { intent: "buy"; itemId: string; coins: number; gems: number }
  | { intent: "equip" | "unequip"; purchaseId: string };

type Painted = Result<House, { code: PetRefusal | ShopRefusal; need: number | null }>;

const no = (code: PetRefusal | ShopRefusal, need: number | null = null): Painted => refuse({ code, need });

/** The same pure rules as the server's, on what this tab knows. */
export function paint(house: House, act: Act, today: LocalDay, now: number): Painted {
  const { pet, wallet } = house;
  if (!pet) return no("pet.not_found");
  switch (act.intent) {
    case "feed":
    case "groom":
    case "play": {
      const done = care(pet, act.intent, wallet.coins, now);
      if (!done.ok) return no(done.refusal, CARE[act.intent].coins);
      return ok({ ...house, pet: done.value.pet, wallet: pay(wallet, done.value.coins) });
    }
    case "adventure.start": {
      const adventure = house.adventures.find(({ id }) => id === act.adventureId);
      if (!adventure) return no("pet.adventure_not_found");
      if (house.adventures.some((one) => offered(one, today).status === "in_progress"))
        return no("pet.adventure_running");
      const begun = startAdventure(pet, adventure, today, now);
      if (!begun.ok) return no(begun.refusal);
      return ok({
        ...house,
        pet: begun.value.pet,
        adventures: among(house.adventures, begun.value.adventure),
      });
    }
    case "training.start": {
      const training = house.trainings.find(({ id }) => id === act.trainingId);
      if (!training) return no("pet.training_not_found");
      if (house.trainings.some((one) => offered(one, today).status === "in_progress"))
        return no("pet.training_running");
      const begun = startTraining(pet, training, wallet.coins, today, now);
      if (!begun.ok) return no(begun.refusal, training.costCoins);
      return ok({
        ...house,
        wallet: pay(wallet, begun.value.coins),
        trainings: among(house.trainings, begun.value.training),
      });
    }
    case "rest":
      return ok({ ...house, pet: { ...settle(pet, now), restingSince: act.resting === "on" ? now : null } });
    case "buy": {
      const item = house.items.find(({ id }) => id === act.itemId) ?? null;
      const owned = house.purchases.some(({ itemId }) => itemId === act.itemId);
      const bought = canBuy(item, owned, wallet, act);
      if (!bought.ok) return no(bought.refusal);
      return ok({ ...house, wallet: pay(wallet, act.coins, act.gems) });
    }
    case "equip":
    case "unequip":
      return ok({
        ...house,
        purchases: equipped(house.purchases, act.intent === "equip" ? act.purchaseId : null),
      });
  }
}
