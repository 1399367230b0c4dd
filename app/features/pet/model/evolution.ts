import { ok, type Result, refuse } from "#app/core/result.ts";
import { MAX_LEVEL } from "#app/features/wallet/catalog.ts";
import { EVOLVING } from "./catalog.ts";
import type { Evolution } from "./catalog-evolutions.ts";
import type { PetRefusal } from "./refusals.ts";
import { capped, type Pet, settle } from "./rules.ts";

/** EV1, V17. `pet` settled. */
export const canEvolve = (pet: Pick<Pet, "level" | "happiness">, step: Evolution): boolean =>
  pet.level >= step.requiredLevel && pet.happiness >= step.requiredHappiness;

/** EV4, D23: how far it is, in percent; each part counts up to its whole, so that 100 means ready. */
export function evolutionProgress(pet: Pick<Pet, "level" | "happiness">, step: Evolution): number {
  const level = Math.min(1, pet.level / step.requiredLevel);
  const happiness = Math.min(1, pet.happiness / step.requiredHappiness);
  return Math.floor(((level + happiness) / 2) * 100);
}

/** EV3: for good. */
export function evolve(pet: Pet, step: Evolution, now: number): Result<Pet, PetRefusal> {
  if (pet.petTypeId !== step.basePetTypeId) return refuse("pet.no_evolution");
  const grown = settle(pet, now);
  if (!canEvolve(grown, step)) return refuse("pet.evolution_not_ready");
  return ok({
    ...grown,
    petTypeId: step.evolvedPetTypeId,
    level: Math.min(MAX_LEVEL, grown.level + EVOLVING.levels),
    happiness: capped(grown.happiness + EVOLVING.happiness),
    version: pet.version + 1,
  });
}
