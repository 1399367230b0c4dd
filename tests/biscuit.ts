import type { Pet } from "#app/features/pet/model/rules.ts";

/** A moment, its day, and a dog as it is then: for tests of what one tab shows. */
export const NOW = Date.parse("2026-11-22T12:00:00Z");
export const TODAY = "2026-11-22";

export const BISCUIT: Pet = {
  id: "pet_1",
  petTypeId: "dog",
  petName: "Biscuit",
  happiness: 72,
  health: 86,
  energy: 41,
  level: 4,
  experience: 362,
  lastFedAt: null,
  lastGroomedAt: null,
  lastPlayedAt: null,
  settledAt: NOW,
  restingSince: null,
  adoptedAt: NOW,
  version: 3,
};
