import type { GrownKind, PetKind } from "./catalog.ts";

/** E16. The texts are kept in the database in English; `copy.ts` has both languages by the id of what it becomes. */
export type Evolution = {
  id: string;
  basePetTypeId: PetKind;
  evolvedPetTypeId: GrownKind;
  evolutionName: string;
  evolutionDescription: string;
  requiredLevel: number;
  requiredHappiness: number;
};

const grows = (base: PetKind, name: string, description: string): Evolution => ({
  id: `evolution_${base}`,
  basePetTypeId: base,
  evolvedPetTypeId: `${base}_grown`,
  evolutionName: name,
  evolutionDescription: description,
  requiredLevel: 5,
  requiredHappiness: 80,
});

export const EVOLUTIONS: readonly Evolution[] = [
  grows("dog", "Shepherd dog", "A cloak, a lantern, and an eye on everybody."),
  grows("cat", "Watchful cat", "Keeps the night watch at the window."),
  grows("rabbit", "Meadow rabbit", "Long of leg, and still gentle."),
  grows("bird", "Dawn bird", "First to sing, whatever the weather."),
  grows("fish", "Deep-water fish", "At home where it is deep and quiet."),
  grows("turtle", "Pilgrim turtle", "Has carried a house a long way."),
];

export const evolutionOf = (petTypeId: string): Evolution | null =>
  EVOLUTIONS.find(({ basePetTypeId }) => basePetTypeId === petTypeId) ?? null;
