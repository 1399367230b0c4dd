import type { Room } from "./rooms.ts";

/** Where each room is entered. */
export const ROOM_PATHS: Readonly<Record<Room, string>> = {
  companion: "/chatbot",
  bibleTexts: "/bible",
  bibleStudy: "/bible-study",
  pet: "/pet",
  shop: "/pet/shop",
  wallet: "/wallet",
  rhythm: "/rhythm",
  dailyPlan: "/daily-plan",
  devotional: "/devotional",
  danielPlan: "/daniel-plan",
  memory: "/memory-verses",
  community: "/community",
  friends: "/friends",
  groups: "/study-groups",
  youth: "/youth-ministry",
  men: "/mens-fellowship",
  women: "/womens-ministry",
  games: "/gamification",
  voice: "/voice-chat",
  videos: "/youtube-playlist",
};
