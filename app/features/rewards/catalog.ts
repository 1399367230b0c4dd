import type { ACTIVITIES } from "#app/features/wallet/catalog.ts";

export type Activity = (typeof ACTIVITIES)[number];

type Line = {
  /** LV13, K10 */
  coins: number;
  /** How many of it are paid on one of the member's days; the schema refuses one more (`reward_limits`). */
  aDay: number;
  /**
   * How often one and the same thing is paid: once ever, or once on each day (a prayer that is prayed again tomorrow).
   * Each caller's `causeId` names the thing that was done: a session, a prayer, a quest.
   */
  once: "ever" | "day";
  /** LV4-LV11: what it does the pet good; every one gives energy as well (LV3). */
  pet: { happiness: number; health: number } | null;
};

/**
 * The one table of what is paid, how much, and how often on a day (D32, decision 0056). What is done beyond that counts
 * for the rhythm and for progress as ever; it earns no more coins.
 */
export const REWARDS: Readonly<Record<Activity, Line>> = {
  // a session of study, whole: a second and a third one in a day are paid too
  bible_study: { coins: 10, aDay: 3, once: "ever", pet: { happiness: 15, health: 10 } },
  prayer: { coins: 5, aDay: 10, once: "day", pet: { happiness: 12, health: 8 } },
  trivia_correct: { coins: 3, aDay: 30, once: "day", pet: { happiness: 6, health: 3 } },
  memory_game: { coins: 8, aDay: 20, once: "day", pet: { happiness: 10, health: 5 } },
  daily_login: { coins: 2, aDay: 1, once: "day", pet: { happiness: 5, health: 3 } },
  // rare, and each once ever: the limit only stops a fault
  quest_complete: { coins: 15, aDay: 6, once: "ever", pet: { happiness: 20, health: 15 } },
  achievement_unlock: { coins: 20, aDay: 10, once: "ever", pet: { happiness: 25, health: 20 } },
  social_interaction: { coins: 5, aDay: 5, once: "ever", pet: null },
  verse_save: { coins: 3, aDay: 10, once: "ever", pet: { happiness: 8, health: 5 } },
  other_activity: { coins: 1, aDay: 5, once: "ever", pet: null },
};

/** G12: experience is twice the coins. */
export const EXPERIENCE_A_COIN = 2;

/** G12: never sold. */
export const GEMS = { levelUp: 1, podium: 5, milestone: 5 } as const;
/** A milestone every so many days with a practice. */
export const MILESTONE_DAYS = 30;

/** LV3 */
export const BOOST_ENERGY = 5;

/** LV12: beside the login's own reward, once a day (D25). */
export const DAILY_LOGIN_BONUS = { happiness: 8, health: 5, energy: 0 } as const;

/** Somebody who comes back after so many days finds a pet in good heart and a little in the wallet. */
export const WELCOME_BACK = { afterDays: 3, coins: 10, atLeast: 60 } as const;
