import { FAREWELL_WEIGHTS, HOOK_WEIGHTS } from "./catalog-goodbye-weights.ts";
import { goodbyeConceptsOf } from "./concepts.ts";
import { type Learned, unpacked } from "./packed.ts";
import { readWith } from "./reading.ts";

let farewells: Learned | null = null;
let hooks: Learned | null = null;

/** How much a member's sentence says that they go; above 0 it is likelier than not. */
export function farewellScore(text: string): number {
  farewells ??= unpacked(FAREWELL_WEIGHTS);
  return readWith(farewells, text, goodbyeConceptsOf).score;
}

/** How much a sentence of the companion would keep somebody who goes. */
export function hookScore(text: string): number {
  hooks ??= unpacked(HOOK_WEIGHTS);
  return readWith(hooks, text, goodbyeConceptsOf).score;
}
