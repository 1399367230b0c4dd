/** What is open: a room is, once its feature has a page. Every word on a screen that promises something follows this. */
export const OPEN_ROOMS = [
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
  "voice",
  "videos",
] as const;

/** What is specified and has no page yet: each says what is coming (`paths.ts`). */
export const COMING_ROOMS = ["youth", "men", "women", "groups", "friends", "games"] as const;

export type OpenRoom = (typeof OPEN_ROOMS)[number];
export type ComingRoom = (typeof COMING_ROOMS)[number];
export type Room = OpenRoom | ComingRoom;

export const isRoomOpen = (room: Room): room is OpenRoom => OPEN_ROOMS.some((open) => open === room);
