import type { PetKind } from "#app/features/pet/model/catalog.ts";
import { THINGS } from "./catalog-things.ts";
import { WEARABLES } from "./catalog-wearables.ts";
import { at, BARE, type Look, type Worn } from "./pencil.ts";

/** `dog_grown` is a dog that has grown. */
export const kindOf = (petTypeId: string): { kind: PetKind; grown: boolean } => ({
  kind: petTypeId.replace(/_grown$/, "") as PetKind,
  grown: petTypeId.endsWith("_grown"),
});

/** What is said beside a drawing, and by which it is drawn again. */
export type Picture = { petTypeId: string; look: Look; itemId: string | null };

const keyOf = (itemId: string): string => itemId.replace(/^item_/, "");

/** Clothes are worn; a thing of the house stands beside. */
export function wornOf(itemId: string | null): Worn {
  if (itemId === null) return BARE;
  const thing = THINGS[keyOf(itemId)];
  return (
    WEARABLES[keyOf(itemId)] ?? (thing ? { ...BARE, carried: at("translate(0 166) scale(.8)", thing) } : BARE)
  );
}

const CLOTHES: Readonly<Record<"head" | "neck" | "carried" | "back", string>> = {
  head: "60 -16 120 96",
  neck: "64 118 112 90",
  carried: "4 152 72 76",
  back: "32 110 176 124",
};

/** An item alone, for the shop: markup and the part of the sheet that it stands on. */
export function itemDrawing(itemId: string): { box: string; markup: string } {
  const thing = THINGS[keyOf(itemId)];
  if (thing) return { box: "0 0 72 72", markup: thing };
  const worn = WEARABLES[keyOf(itemId)] ?? BARE;
  const slot = worn.beside ? "back" : worn.head ? "head" : worn.carried ? "carried" : "neck";
  return { box: CLOTHES[slot], markup: worn.behind + worn.neck + worn.head + worn.carried };
}
