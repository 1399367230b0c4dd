import type { ACTIVITIES } from "#app/features/wallet/catalog.ts";

export type Activity = (typeof ACTIVITIES)[number];

/** LV13, K10 */
export const COINS: Readonly<Record<Activity, number>> = {
  bible_study: 10,
  prayer: 5,
  trivia_correct: 3,
  memory_game: 8,
  daily_login: 2,
  quest_complete: 15,
  achievement_unlock: 20,
  social_interaction: 5,
  verse_save: 3,
  other_activity: 1,
};

/** G12: experience is twice the coins. */
export const EXPERIENCE_A_COIN = 2;

/**
 * How often one cause is rewarded: once ever, or once on each local day (a chapter that is read again tomorrow). Each
 * caller's `causeId` names the thing that was done: a chapter, a prayer, a quest.
 */
export const ONCE: Readonly<Record<Activity, "ever" | "day">> = {
  bible_study: "day",
  prayer: "day",
  trivia_correct: "day",
  memory_game: "day",
  daily_login: "day",
  quest_complete: "ever",
  achievement_unlock: "ever",
  social_interaction: "ever",
  verse_save: "ever",
  other_activity: "ever",
};

/** G12: never sold. */
export const GEMS = { levelUp: 1, podium: 5, milestone: 5 } as const;
/** A milestone every so many days with a practice. */
export const MILESTONE_DAYS = 30;

/** LV4-LV11: what the activity does the pet good; every one gives energy as well (LV3). */
export const PET_BOOSTS: Readonly<Partial<Record<Activity, { happiness: number; health: number }>>> = {
  bible_study: { happiness: 15, health: 10 },
  prayer: { happiness: 12, health: 8 },
  verse_save: { happiness: 8, health: 5 },
  trivia_correct: { happiness: 6, health: 3 },
  memory_game: { happiness: 10, health: 5 },
  quest_complete: { happiness: 20, health: 15 },
  achievement_unlock: { happiness: 25, health: 20 },
  daily_login: { happiness: 5, health: 3 },
};
export const BOOST_ENERGY = 5;

/** LV12: beside the login's own reward, once a day (D25). */
export const DAILY_LOGIN_BONUS = { happiness: 8, health: 5, energy: 0 } as const;

/** Somebody who comes back after so many days finds a pet in good heart and a little in the purse. */
export const WELCOME_BACK = { afterDays: 3, coins: 10, atLeast: 60 } as const;
