import { type GrownKind, PET_KINDS, type PetKind } from "./catalog.ts";

/** E16. Its name and description are in `copy.ts`, by the id of what it becomes; a test holds them to the rows. */
export type Evolution = {
  id: string;
  basePetTypeId: PetKind;
  evolvedPetTypeId: GrownKind;
  requiredLevel: number;
  requiredHappiness: number;
};

const grows = (base: PetKind): Evolution => ({
  id: `evolution_${base}`,
  basePetTypeId: base,
  evolvedPetTypeId: `${base}_grown`,
  requiredLevel: 5,
  requiredHappiness: 80,
});

export const EVOLUTIONS: readonly Evolution[] = PET_KINDS.map(grows);

export const evolutionOf = (petTypeId: string): Evolution | null =>
  EVOLUTIONS.find(({ basePetTypeId }) => basePetTypeId === petTypeId) ?? null;
