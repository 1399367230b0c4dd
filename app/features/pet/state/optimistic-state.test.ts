import { expect, test } from "vitest";
import {
  type OptimisticState,
  type PendingAction,
  visibleState,
  withoutPending,
  withUpdate,
} from "#app/features/pet/state/optimistic-state.ts";
import { EMPTY_WALLET } from "#app/features/wallet/rules.ts";
import { BISCUIT, NOW, TODAY } from "#tests/biscuit.ts";
import type { PetAction, PetState } from "./pet-state.ts";

const pet = { ...BISCUIT, happiness: 40, health: 40, energy: 80, level: 1, experience: 0 };
const petState: PetState = {
  pet,
  wallet: { ...EMPTY_WALLET, coins: 20, version: 5 },
  adventures: [],
  trainings: [],
  items: [],
  purchases: [],
  memories: [],
  memoriesBefore: null,
};
const waits = (requestId: string, intent: "feed" | "groom" | "play"): PendingAction => ({
  requestId,
  fields: { intent },
  action: { intent } satisfies PetAction,
  silent: false,
});
const start: OptimisticState = {
  state: petState,
  pending: [waits("req-1", "feed"), waits("req-2", "groom")],
};

/** What the server has made of the first. */
const fed = {
  requestId: "req-1",
  pet: { ...pet, happiness: 55, health: 60, lastFedAt: NOW, version: 4 },
  wallet: { ...petState.wallet, coins: 15, version: 6 },
};

const shown = (actions: OptimisticState) => {
  const { pet: now, wallet } = visibleState(actions, TODAY, NOW);
  return [now?.happiness, now?.health, wallet.coins];
};
const BOTH = [75, 60, 12];

test("what waits is painted in its order, from the first moment to the last answer", () => {
  expect(shown(start)).toEqual(BOTH);
  // the reply, then the room
  const replied = withoutPending(withUpdate(start, fed), "req-1");
  expect(shown(replied)).toEqual(BOTH);
  expect(shown(withUpdate(replied, fed))).toEqual(BOTH);
});

test("the room is faster than the reply: nothing is painted twice", () => {
  const updated = withUpdate(start, fed);
  expect(shown(updated)).toEqual(BOTH);
  // it waits all the same: the next one is sent after its answer
  expect(updated.pending.map(({ requestId }) => requestId)).toEqual(["req-1", "req-2"]);
  expect(shown(withUpdate(updated, fed))).toEqual(BOTH);
  expect(shown(withoutPending(updated, "req-1"))).toEqual(BOTH);
});

test("another tab's action is painted under what waits here", () => {
  const played = { ...pet, happiness: 50, energy: 60, lastPlayedAt: NOW, version: 4 };
  expect(shown(withUpdate(start, { requestId: "req-other", pet: played }))).toEqual([85, 60, 12]);
  // and what nobody asked for, as a reward is
  expect(shown(withUpdate(start, { pet: played }))).toEqual([85, 60, 12]);
});

test("what was refused is gone, and the rest stands", () => {
  expect(shown(withoutPending(start, "req-1"))).toEqual([60, 40, 17]);
});
