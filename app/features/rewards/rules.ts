import type { LocalDay } from "#app/core/local-day.ts";
import { type Activity, BOOST_ENERGY, EXPERIENCE_A_COIN, REWARDS, WELCOME_BACK } from "./catalog.ts";

export type Boost = { happiness: number; health: number; energy: number };

/** What one activity gives. `pet` is null where it does nothing to the pet. */
export type Reward = { coins: number; experience: number; pet: Boost | null };

/** LV3-LV11, LV13, G12 */
export function rewardOf(activity: Activity): Reward {
  const { coins, pet: boost } = REWARDS[activity];
  return {
    coins,
    experience: coins * EXPERIENCE_A_COIN,
    pet: boost ? { ...boost, energy: BOOST_ENERGY } : null,
  };
}

/** Under which id the ledger keeps it: what happens once ever by its cause, the rest by cause and day. */
export const causeOn = (activity: Activity, causeId: string, day: LocalDay): string =>
  REWARDS[activity].once === "ever" ? causeId : `${causeId}@${day}`;

/** Whether one more of it is paid on a day on which so many were. */
export const isPaid = (activity: Activity, paidThatDay: number): boolean =>
  paidThatDay < REWARDS[activity].aDay;

const days = (from: LocalDay, to: LocalDay): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);

/** True for somebody who was away for some days; nobody is welcomed back on the first day. */
export const isWelcomedBack = (lastDay: LocalDay | null, today: LocalDay): boolean =>
  lastDay !== null && days(lastDay, today) >= WELCOME_BACK.afterDays;
