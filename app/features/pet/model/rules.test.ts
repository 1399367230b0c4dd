import fc from "fast-check";
import { expect, test } from "vitest";
import { difficultyOf, finishAdventure } from "./adventures.ts";
import { CARE } from "./catalog.ts";
import { ADVENTURES } from "./catalog-adventures.ts";
import { EVOLUTIONS } from "./catalog-evolutions.ts";
import { canEvolve, evolutionProgress } from "./evolution.ts";
import type { Adventure } from "./outings.ts";
import { care, caredForSince, glows, moodOf, needsCare, type Pet, petLevel, settle } from "./rules.ts";

const HOUR = 3_600_000;
const pet = (over: Partial<Pet> = {}): Pet => ({
  id: "pet_1",
  petTypeId: "dog",
  petName: "Bo",
  happiness: 50,
  health: 50,
  energy: 50,
  level: 1,
  experience: 0,
  lastFedAt: 0,
  lastGroomedAt: 0,
  lastPlayedAt: 0,
  settledAt: 0,
  restingSince: null,
  adoptedAt: 0,
  version: 1,
  ...over,
});

test.each([
  ["feed", 5, 65, 70, 50],
  ["groom", 3, 70, 50, 50],
  ["play", 0, 60, 50, 30],
] as const)(
  "PT8-PT10, D20, K8: %s costs %i and leaves %i, %i, %i",
  (careAction, coins, happiness, health, energy) => {
    const done = care(pet(), careAction, 5, 0);
    expect(done).toMatchObject({
      ok: true,
      value: { coins, pet: { happiness, health, energy, version: 2 } },
    });
    expect(CARE[careAction].coins).toBe(coins);
  },
);

test.each([
  [100, "very-happy"],
  [80, "very-happy"],
  [79, "happy"],
  [60, "happy"],
  [59, "neutral"],
  [40, "neutral"],
  [39, "sad"],
  [20, "sad"],
  [19, "crying"],
  [0, "crying"],
])("PT13, D22: happiness %i is %s", (happiness, mood) => expect(moodOf(happiness)).toBe(mood));

test.each([
  [90, false],
  [91, true],
])("PT2: at %i it glows: %s", (happiness, glow) => expect(glows(happiness)).toBe(glow));

test.each([
  [{ happiness: 29 }, 0, true, true],
  [{ happiness: 30 }, 0, false, false],
  [{ health: 29 }, 0, true, true],
  [{ energy: 19 }, 0, true, true],
  [{ energy: 20 }, 0, false, false],
  [{ lastPlayedAt: 30 * HOUR }, 24 * HOUR, false, false],
  [{ lastPlayedAt: 30 * HOUR }, 24 * HOUR + 1, false, true],
  [{ lastFedAt: 30 * HOUR }, 12 * HOUR, false, false],
  [{ lastFedAt: 30 * HOUR }, 12 * HOUR + 1, false, true],
  [{ happiness: 1, restingSince: 0 }, 40 * HOUR, false, false],
])("PT12, D21, K7: %j at %i needs care: %s, by the widget %s", (over, now, plain, withTime) => {
  expect(needsCare(pet(over), now, { withTime: false })).toBe(plain);
  expect(needsCare(pet(over), now, { withTime: true })).toBe(withTime);
});

test.each([
  [{}, false],
  [{ lastFedAt: 100 }, false],
  [{ lastFedAt: 101 }, true],
  [{ lastGroomedAt: 5, lastPlayedAt: 101 }, true],
])("whoever has done something since was welcomed: %j, %s", (over, since) =>
  expect(caredForSince(pet({ lastFedAt: null, lastGroomedAt: null, lastPlayedAt: null, ...over }), 100)).toBe(
    since,
  ),
);

test.each([
  [0, 50, 50],
  [HOUR - 1, 50, 50],
  [HOUR, 49, 55],
  [10 * HOUR, 40, 100],
  [25 * HOUR, 25, 100],
  [9_000 * HOUR, 25, 100],
])("G12: after %i ms happiness is %i, energy %i", (now, happiness, energy) => {
  expect(settle(pet(), now)).toMatchObject({ happiness, health: happiness, energy });
  expect(settle(pet({ restingSince: 0 }), now)).toMatchObject({ happiness: 50, health: 50, energy });
});

const stat = fc.integer({ min: 0, max: 100 });
test("V18, PT11, G12: settled in steps or at once is the same, within 0 and 100, never lifted nor below the floor", () => {
  fc.assert(
    fc.property(
      stat,
      stat,
      stat,
      fc.array(fc.nat(50 * HOUR), { maxLength: 8 }),
      (happiness, health, energy, waits) => {
        const begun = pet({ happiness, health, energy });
        const end = waits.reduce((sum, wait) => sum + wait, 0);
        let now = 0;
        const steps = waits.reduce((at, wait) => {
          now += wait;
          return settle(at, now);
        }, begun);
        expect(steps).toEqual(settle(begun, end));
        expect(steps.happiness).toBeLessThanOrEqual(happiness);
        expect(steps.happiness).toBeGreaterThanOrEqual(Math.min(25, happiness));
        expect(steps.energy).toBeLessThanOrEqual(100);
      },
    ),
  );
});

test.each([
  [1, 0, 1],
  [1, 99, 1],
  [1, 100, 2],
  [5, 100, 5],
  [1, 99_999, 100],
])("G12: level %i with experience %i is %i", (stored, experience, level) =>
  expect(petLevel(stored, experience)).toBe(level),
);

test.each([
  [1, "easy"],
  [2, "medium"],
  [3, "hard"],
  [4, "extreme"],
  [9, "extreme"],
])("AD4: difficulty %i is %s", (level, label) => expect(difficultyOf(level)).toBe(label));

test.each(ADVENTURES)("AD3: $name succeeds $successRate times in a hundred, over 100,000 draws", (offer) => {
  const adventure: Adventure = {
    id: "adv_1",
    petId: "pet_1",
    status: "in_progress",
    begunDay: "2026-11-20",
    startedAt: 0,
    finishesAt: 5000,
    completedAt: null,
    version: 2,
    adventureKey: offer.key,
    adventureName: offer.name,
    adventureType: offer.type,
    difficultyLevel: offer.difficulty,
    durationHours: offer.durationHours,
    successRate: offer.successRate,
    rewards: { coins: offer.coins, experience: offer.experience },
    result: null,
  };
  let state = 2026;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const draws = 100_000;
  let successes = 0;
  for (let draw = 0; draw < draws; draw++) {
    const done = finishAdventure(pet(), adventure, 5000, random);
    if (!done.ok) throw new Error(done.refusal);
    const success = done.value.adventure.result?.success;
    if (success) successes++;
    if (done.value.coins !== (success ? offer.coins : Math.floor(offer.coins / 2))) throw new Error("coins");
    if (done.value.pet.experience !== offer.experience) throw new Error("experience");
  }
  const rate = offer.successRate / 100;
  // four standard deviations
  expect(Math.abs(successes / draws - rate)).toBeLessThan(4 * Math.sqrt((rate * (1 - rate)) / draws));
});

const [step] = EVOLUTIONS;
test.each([
  [5, 80, true, 100],
  [4, 80, false, 90],
  [5, 79, false, 99],
  [15, 0, false, 50],
  [4, 72, false, 85],
  [1, 0, false, 10],
])("EV1, EV4, D23: level %i, happiness %i: %s, %i percent", (level, happiness, can, percent) => {
  if (!step) throw new Error("no evolution");
  expect(canEvolve({ level, happiness }, step)).toBe(can);
  expect(evolutionProgress({ level, happiness }, step)).toBe(percent);
});
