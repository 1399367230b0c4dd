import { drawnPet } from "#app/features/pet/art/drawn.server.ts";
import { glows, needsCare, settle } from "#app/features/pet/model/rules.ts";
import { lookOf } from "#app/features/pet/state/page.ts";
import type { PetWidget, WidgetPet } from "./widget.ts";

/** PT1-PT3, PT12: what the hub shows of what it has read. */
export function widgetPet({ pet: kept, worn }: PetWidget, now: number): WidgetPet {
  const pet = settle(kept, now);
  const { happiness, health, energy, petTypeId, petName } = pet;
  const look = lookOf(pet);
  return {
    name: petName,
    petTypeId,
    stats: { happiness, health, energy },
    look,
    needsCare: needsCare(pet, now, { withTime: true }),
    glows: glows(happiness),
    drawing: drawnPet({ petTypeId, look, itemId: worn?.itemId ?? null }, "pet"),
  };
}
