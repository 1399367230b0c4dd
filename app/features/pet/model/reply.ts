import type { Wallet } from "#app/features/wallet/rules.ts";
import type { Memory } from "./memories.ts";
import type { Adventure, Training } from "./outings.ts";
import type { PetRefusal } from "./refusals.ts";
import type { Pet } from "./rules.ts";

/** What has become of it: what is not named has not changed. */
export type PetChange = {
  pet?: Pet;
  wallet?: Wallet;
  adventure?: Adventure;
  training?: Training;
  memory?: Memory;
};

/** What `/pet` answers to each of its intents. `need`: coins or energy that it takes (V15, V16). */
export type PetReply =
  | ({ ok: true; intent: string; requestId: string } & PetChange)
  | { ok: false; intent: string; requestId: string | null; refusal: PetRefusal; need: number | null };
