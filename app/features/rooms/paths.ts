import type { ComingRoom, OpenRoom } from "./open.ts";

/** Where each open room is entered. */
export const OPEN_PATHS: Readonly<Record<OpenRoom, string>> = {
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
};

/** R13-R34, R36, R37, G4: addresses of rooms that are not open. One leaves the list when its page comes. */
const COMING_PATHS: ReadonlyMap<string, ComingRoom> = new Map([
  ["/voice-chat", "voice"],
  ["/youtube-playlist", "videos"],
]);

export const comingPaths = (): readonly string[] => [...COMING_PATHS.keys()];

/** @param path without its query; `/trivia/` is `/trivia` */
export const comingRoomAt = (path: string): ComingRoom | null =>
  COMING_PATHS.get(path.replace(/(\.data)?\/*$/, "")) ?? null;

/** Whether a link leads to a room that is open; any other leads to the page of what is coming, and says so. */
export const isOpenPath = (path: string): boolean => comingRoomAt(path) === null;

/** V1, R37: who may read what is coming there: all that a room asks once it is open. */
export const guardOf = (room: ComingRoom): "nobody" | "member" => (room === "videos" ? "nobody" : "member");
