import type { Look } from "#app/features/pet/art/pencil.ts";
import type { Pet, Stats } from "#app/features/pet/model/rules.ts";

/** As it is kept, with what is on. */
export type PetWidget = { pet: Pet; worn: { itemId: string } | null };

/** The pet as the hub shows it. */
export type WidgetPet = {
  name: string;
  petTypeId: string;
  stats: Stats;
  look: Look;
  /** PT12: with the hours since it was fed and played with. */
  needsCare: boolean;
  /** PT2 */
  glows: boolean;
  /** Its markup. */
  drawing: string;
};
