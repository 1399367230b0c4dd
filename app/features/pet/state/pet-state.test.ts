import { expect, test } from "vitest";
import type { Adventure } from "#app/features/pet/model/outings.ts";
import type { Pet } from "#app/features/pet/model/rules.ts";
import { EMPTY_WALLET } from "#app/features/wallet/rules.ts";
import { BISCUIT, NOW, TODAY } from "#tests/biscuit.ts";
import { applyEvent, applyOptimistic, type PetAction, type PetState } from "./pet-state.ts";

const pet = BISCUIT;

const adventure: Adventure = {
  id: "adventure_1",
  petId: "pet_1",
  status: "available",
  begunDay: null,
  startedAt: null,
  finishesAt: null,
  completedAt: null,
  version: 1,
  adventureKey: "jordan",
  adventureName: "Twelve stones at the Jordan",
  adventureType: "exploration",
  difficultyLevel: 1,
  durationHours: 1,
  successRate: 90,
  rewards: { coins: 10, experience: 10 },
  result: null,
};
const petState: PetState = {
  pet,
  wallet: { ...EMPTY_WALLET, coins: 20, version: 5 },
  adventures: [adventure, { ...adventure, id: "adventure_2", adventureKey: "emmaus" }],
  trainings: [],
  items: [],
  purchases: [],
  memories: [],
  memoriesBefore: null,
};

test("of the same version the later hour is kept, whichever comes first", () => {
  const settled = { ...pet, energy: 61, settledAt: NOW + 4 * 3_600_000 };
  expect(applyEvent({ ...petState, pet: settled }, { pet }).pet).toEqual(settled);
  expect(applyEvent(petState, { pet: settled }).pet).toEqual(settled);
});

test("the higher version is kept, whichever comes first, and however often", () => {
  const fed = { ...pet, happiness: 87, version: 4 };
  const news = { pet: fed, wallet: { ...petState.wallet, coins: 15, version: 6 } };
  const once = applyEvent(petState, news);
  expect(once.pet).toEqual(fed);
  expect(applyEvent(once, news)).toEqual(once);
  expect(applyEvent(once, { pet, wallet: petState.wallet })).toEqual(once);
  expect(applyEvent({ ...petState, pet: null }, news).pet).toEqual(fed);
});

test("news of one thing leave the others as they are", () => {
  const away = { ...adventure, status: "in_progress" as const, version: 2 };
  const updated = applyEvent(petState, { adventure: away });
  expect(updated.adventures.map(({ status }) => status)).toEqual(["in_progress", "available"]);
  expect(updated.pet).toBe(pet);
});

test("what was just made is on the album's first page, and on no older one", () => {
  const memory = {
    id: "mem_2",
    petId: "pet_1",
    kind: "adventure" as const,
    about: "jordan",
    success: true,
    note: null,
    createdAt: NOW,
  };
  const old = { ...memory, id: "mem_1", createdAt: NOW - 1 };
  expect(applyEvent({ ...petState, memories: [old] }, { memory }).memories).toEqual([memory, old]);
  const later = { ...petState, memories: [old], memoriesBefore: "mem_9" };
  expect(applyEvent(later, { memory }).memories).toEqual([old]);
  // what is there is kept true wherever it is
  expect(applyEvent(later, { memory: { ...old, note: "Stones" } }).memories[0]?.note).toBe("Stones");
});

test("SH3: one purchase is on, and a new one is added once", () => {
  const purchase = {
    id: "purchase_1",
    itemId: "item_scarf_plum",
    purchasePriceCoins: 30,
    purchasePriceGems: 0,
    purchasedAt: NOW,
    isEquipped: false,
  };
  const bought = applyEvent(applyEvent(petState, { purchase }), { purchase });
  expect(bought.purchases).toEqual([purchase]);
  expect(applyEvent(bought, { equippedId: "purchase_1" }).purchases[0]?.isEquipped).toBe(true);
  expect(applyEvent(bought, { equippedId: null }).purchases[0]?.isEquipped).toBe(false);
});

test.each<[string, PetAction, Partial<Pet>, number]>([
  ["PT8, D20", { intent: "feed" }, { happiness: 87, health: 100, energy: 41 }, 15],
  ["PT9", { intent: "groom" }, { happiness: 92, health: 86, energy: 41 }, 17],
  ["PT10", { intent: "play" }, { happiness: 82, health: 86, energy: 21 }, 20],
  ["AD2", { intent: "adventure.start", adventureId: "adventure_1" }, { energy: 21 }, 20],
])("%s is painted at once", (_id, act, stats, coins) => {
  const painted = applyOptimistic(petState, act, TODAY, NOW);
  expect(painted.ok && painted.value.pet).toMatchObject(stats);
  expect(painted.ok && painted.value.wallet.coins).toBe(coins);
});

test.each<[string, PetAction, PetState, string]>([
  ["V13 X28", { intent: "feed" }, { ...petState, wallet: EMPTY_WALLET }, "pet.not_enough_coins"],
  ["V13 X29", { intent: "play" }, { ...petState, pet: { ...pet, energy: 19 } }, "pet.too_tired"],
  [
    "V16 X35",
    { intent: "adventure.start", adventureId: "adventure_1" },
    { ...petState, pet: { ...pet, energy: 29 } },
    "pet.not_enough_energy",
  ],
  ["X36", { intent: "buy", itemId: "item_none", coins: 1, gems: 0 }, petState, "shop.item_not_found"],
  ["no pet", { intent: "feed" }, { ...petState, pet: null }, "pet.not_found"],
])("%s is refused here as the server would", (_id, act, situation, code) => {
  const painted = applyOptimistic(situation, act, TODAY, NOW);
  expect(painted).toMatchObject({ ok: false, refusal: { code } });
});

test("one road at a time", () => {
  const gone = applyOptimistic(
    petState,
    { intent: "adventure.start", adventureId: "adventure_1" },
    TODAY,
    NOW,
  );
  const second = applyOptimistic(
    gone.ok ? gone.value : petState,
    { intent: "adventure.start", adventureId: "adventure_2" },
    TODAY,
    NOW,
  );
  expect(second).toMatchObject({ ok: false, refusal: { code: "pet.adventure_running" } });
});
