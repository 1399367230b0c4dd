import { expect, test } from "vitest";
import { EMPTY_WALLET } from "#app/features/wallet/rules.ts";
import { BISCUIT, NOW, TODAY } from "#tests/biscuit.ts";
import { answered, type Deeds, seen, told, type Waiting } from "./deeds.ts";
import type { Act, House } from "./house.ts";

const pet = { ...BISCUIT, happiness: 40, health: 40, energy: 80, level: 1, experience: 0 };
const house: House = {
  pet,
  wallet: { ...EMPTY_WALLET, coins: 20, version: 5 },
  adventures: [],
  trainings: [],
  items: [],
  purchases: [],
  memories: [],
  memoriesBefore: null,
};
const waits = (requestId: string, intent: "feed" | "groom" | "play"): Waiting => ({
  requestId,
  fields: { intent },
  act: { intent } satisfies Act,
  silent: false,
});
const start: Deeds = { house, waiting: [waits("req-1", "feed"), waits("req-2", "groom")] };

/** What the server has made of the first. */
const fed = {
  requestId: "req-1",
  pet: { ...pet, happiness: 55, health: 60, lastFedAt: NOW, version: 4 },
  wallet: { ...house.wallet, coins: 15, version: 6 },
};

const shown = (deeds: Deeds) => {
  const { pet: now, wallet } = seen(deeds, TODAY, NOW);
  return [now?.happiness, now?.health, wallet.coins];
};
const BOTH = [75, 60, 12];

test("what waits is painted in its order, from the first moment to the last answer", () => {
  expect(shown(start)).toEqual(BOTH);
  // the reply, then the room
  const replied = answered(told(start, fed), "req-1");
  expect(shown(replied)).toEqual(BOTH);
  expect(shown(told(replied, fed))).toEqual(BOTH);
});

test("the room is faster than the reply: nothing is painted twice", () => {
  const heard = told(start, fed);
  expect(shown(heard)).toEqual(BOTH);
  // it waits all the same: the next one is sent after its answer
  expect(heard.waiting.map(({ requestId }) => requestId)).toEqual(["req-1", "req-2"]);
  expect(shown(told(heard, fed))).toEqual(BOTH);
  expect(shown(answered(heard, "req-1"))).toEqual(BOTH);
});

test("another tab's deed is painted under what waits here", () => {
  const played = { ...pet, happiness: 50, energy: 60, lastPlayedAt: NOW, version: 4 };
  expect(shown(told(start, { requestId: "req-other", pet: played }))).toEqual([85, 60, 12]);
  // and what nobody asked for, as a reward is
  expect(shown(told(start, { pet: played }))).toEqual([85, 60, 12]);
});

test("what was refused is gone, and the rest stands", () => {
  expect(shown(answered(start, "req-1"))).toEqual([60, 40, 17]);
});
