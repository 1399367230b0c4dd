/** E21, and the messages that a member has bought. Named as in the database. */
export const CURRENCIES = ["faith_coins", "faith_gems", "message_credits"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** LV1: a hundred points of experience are a level, and a hundred levels are all there are. */
export const EXPERIENCE_A_LEVEL = 100;
export const MAX_LEVEL = 100;

/** What a member does, and is rewarded for (LV13). `other_activity` is the table's "default". */
export const ACTIVITIES = [
  "bible_study",
  "prayer",
  "trivia_correct",
  "memory_game",
  "daily_login",
  "quest_complete",
  "achievement_unlock",
  "social_interaction",
  "verse_save",
  "other_activity",
] as const;

/** Why a movement came about. The words for it are in `copy.ts`. With its `cause_id` each happens once. */
export const CAUSES = [
  // rewards (LV13); the cause's id is that of what was done
  ...ACTIVITIES,
  // gems (G12); a level, a tournament, a thirtieth day
  "level_up",
  "tournament_podium",
  "days_milestone",
  // the pet; a request, an adventure of a day, a training of a day
  "pet_adopted",
  "pet_welcomed_back",
  "pet_fed",
  "pet_groomed",
  "adventure",
  "training",
  "training_refunded",
  // the shop; a purchase
  "purchase",
  // message credits; a payment, the same taken back or returned, an administrator's gift, an answer
  "credits_bought",
  "credits_withdrawn",
  "credits_restored",
  "credits_granted",
  "credit_spent",
  "credit_returned",
] as const;
export type Cause = (typeof CAUSES)[number];
