import { CARE, type CareAction, STAT_MAX } from "#app/features/pet/model/catalog.ts";
import type { PetRefusal } from "#app/features/pet/model/refusals.ts";
import { type Pet, raise, type Stats, settle } from "#app/features/pet/model/rules.ts";

/** How long care may wait on a device, ms. */
export const MAX_WAIT_MS = 7 * 86_400_000;

/** A pet as a device keeps it, with the coins that its member had then. */
export type KeptPet = Pick<Pet, "id" | "happiness" | "health" | "energy" | "settledAt" | "restingSince"> & {
  name: string;
  coins: number;
};

/** Care that was given without a network: it waits on a device, and the server judges it. */
export type WaitingCare = {
  requestId: string;
  petId: string;
  careAction: CareAction;
  /** When, by the device's clock. */
  at: number;
  /** What it is, as the one outbox shows it. */
  text: string;
};

/** What the server did not do, until its member has read it. */
export type RefusedCare = { requestId: string; text: string; refusal: PetRefusal };

/** Whether any stat of the pet would rise. */
export const isNeeded = (pet: Stats, careAction: CareAction): boolean => {
  const { change } = CARE[careAction];
  return (["happiness", "health", "energy"] as const).some(
    (stat) => change[stat] > 0 && pet[stat] < STAT_MAX,
  );
};

/** What stands against care that waited; null for nothing. `agoMs` by the device's own measure: its clock may be wrong. */
export function againstKept(pet: Stats, careAction: CareAction, agoMs: number): PetRefusal | null {
  if (agoMs > MAX_WAIT_MS) return "pet.kept_too_long";
  return isNeeded(pet, careAction) ? null : "pet.not_needed";
}

/** The pet of now as this device knows it, with what waits; the server may know more. */
export function petHere(pet: KeptPet, waiting: readonly WaitingCare[], now: number): KeptPet {
  const mine = waiting.filter(({ petId }) => petId === pet.id);
  return mine.reduce(
    (before, { careAction }) => ({
      ...raise(before, CARE[careAction].change),
      coins: Math.max(0, before.coins - CARE[careAction].coins),
    }),
    settle(pet, now),
  );
}

/** Why an action is not offered on this device; null where it is. */
export function againstHere(pet: KeptPet, careAction: CareAction): PetRefusal | null {
  if (pet.coins < CARE[careAction].coins) return "pet.not_enough_coins";
  if (pet.energy < CARE[careAction].needsEnergy) return "pet.too_tired";
  return isNeeded(pet, careAction) ? null : "pet.not_needed";
}
