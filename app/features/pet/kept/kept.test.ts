import { expect, test } from "vitest";
import { againstHere, againstKept, type KeptPet, MAX_WAIT_MS, petHere, type WaitingCare } from "./kept.ts";

const HOUR = 3_600_000;
const pet: KeptPet = {
  id: "pet_1",
  name: "Boaz",
  happiness: 50,
  health: 50,
  energy: 50,
  settledAt: 0,
  restingSince: null,
  coins: 10,
};
const given = (careAction: WaitingCare["careAction"], more: Partial<WaitingCare> = {}): WaitingCare => ({
  requestId: "r",
  petId: pet.id,
  careAction,
  at: 0,
  text: "",
  ...more,
});

test.each([
  ["a hungry pet is fed", {}, "feed", 0, null],
  ["one that is glad and not well is fed", { happiness: 100 }, "feed", 0, null],
  ["one that is full is not fed", { happiness: 100, health: 100 }, "feed", 0, "pet.not_needed"],
  ["one that is glad is not groomed", { happiness: 100 }, "groom", 0, "pet.not_needed"],
  ["one that is glad is not played with", { happiness: 100 }, "play", 0, "pet.not_needed"],
  ["on the seventh day it is taken", {}, "feed", MAX_WAIT_MS, null],
  ["after it no more", {}, "feed", MAX_WAIT_MS + 1, "pet.kept_too_long"],
] as const)("PT8-PT10, M9: care that waited: %s", (_what, stats, careAction, ago, against) => {
  expect(againstKept({ ...pet, ...stats }, careAction, ago)).toBe(against);
});

test("PT8-PT10, M9: a device shows the pet of now with what waits there, and none of another pet's", () => {
  const waiting = [given("feed"), given("play"), given("groom", { petId: "pet_2" })];
  expect(petHere(pet, waiting, 2 * HOUR)).toMatchObject({
    ...{ happiness: 48 + 15 + 10, health: 48 + 20, energy: 60 - 20, coins: 5 },
  });
  // what the server alone may know is not less than nothing
  expect(petHere({ ...pet, coins: 0 }, waiting, 0).coins).toBe(0);
});

test.each([
  [{ coins: 4 }, "feed", "pet.not_enough_coins"],
  [{ energy: 19 }, "play", "pet.too_tired"],
  [{ happiness: 100 }, "groom", "pet.not_needed"],
  [{}, "feed", null],
] as const)("PT8-PT10, M9: of a pet with %o a device offers %s: %s", (stats, careAction, against) => {
  expect(againstHere({ ...pet, ...stats }, careAction)).toBe(against);
});
