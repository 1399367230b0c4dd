import type { Pet } from "#app/features/pet/model/rules.ts";
import type { Wallet } from "#app/features/wallet/rules.ts";
import type { Activity } from "./catalog.ts";
import type { Boost } from "./rules.ts";

/** A reward was given (LV15); the wallet and the pet as they are afterwards. D25: both logins are one of these. */
export type Event = {
  name: "reward.given";
  activity: Activity;
  causeId: string;
  coins: number;
  experience: number;
  boost: Boost | null;
  /** Reached by it; null when the level is what it was. */
  level: number | null;
  gems: number;
  welcomedBack: boolean;
  wallet: Wallet;
  pet: Pet | null;
};
