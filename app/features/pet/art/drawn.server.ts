import { bird } from "./bird.ts";
import { cat } from "./cat.ts";
import { dog } from "./dog.ts";
import { kindOf, type Picture, wornOf } from "./drawing.ts";
import { fish } from "./fish.ts";
import { rabbit } from "./rabbit.ts";
import { turtle } from "./turtle.ts";

const hands = { dog, cat, rabbit, bird, fish, turtle };

/** A pet's markup as the first page carries it. @param id unique in the document */
export function drawnPet({ petTypeId, look, itemId }: Picture, id: string): string {
  const { kind, grown } = kindOf(petTypeId);
  return hands[kind]({ look, grown, worn: wornOf(itemId), id });
}
