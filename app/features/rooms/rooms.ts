/** The rooms of the product: each has a page, and a deployment or an administrator may keep one closed. */
export const ROOMS = [
  "companion",
  "bibleTexts",
  "bibleStudy",
  "pet",
  "shop",
  "wallet",
  "rhythm",
  "dailyPlan",
  "devotional",
  "danielPlan",
  "memory",
  "community",
  "friends",
  "groups",
  "youth",
  "men",
  "women",
  "games",
  "voice",
  "videos",
] as const;

/** Those that `COMMUNITY_OPEN` opens: what members share. */
export const COMMUNITY_ROOMS = ["community", "friends", "groups", "youth", "men", "women"] as const;

export type Room = (typeof ROOMS)[number];
