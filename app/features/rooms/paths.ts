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
  voice: "/voice-chat",
  videos: "/youtube-playlist",
};

/** R13-R33, R36, G4: addresses of rooms that are not open. One leaves the list when its page comes. */
const COMING_PATHS: ReadonlyMap<string, ComingRoom> = new Map([
  ["/youth-ministry", "youth"],
  ["/mens-fellowship", "men"],
  ["/womens-ministry", "women"],
  ["/study-groups", "groups"],
  ["/friends", "friends"],
  ["/gamification", "games"],
  ["/gamification/hub", "games"],
  ["/bible-feud", "games"],
  ["/trivia", "games"],
  ["/challenges", "games"],
  ["/quests", "games"],
  ["/tournaments", "games"],
  ["/enhanced", "games"],
  ["/dashboard", "games"],
  ["/masonry", "games"],
  ["/gaming", "games"],
  ["/mobile", "games"],
  ["/columns", "games"],
]);

export const comingPaths = (): readonly string[] => [...COMING_PATHS.keys()];

/** @param path without its query; `/trivia/` is `/trivia` */
export const comingRoomAt = (path: string): ComingRoom | null =>
  COMING_PATHS.get(path.replace(/(\.data)?\/*$/, "")) ?? null;

/** Whether a link leads to a room that is open; any other leads to the page of what is coming, and says so. */
export const isOpenPath = (path: string): boolean => comingRoomAt(path) === null;
