import { PAGE, READ, WRITE } from "./limits.ts";
import type { RateLimitRule } from "./tiers.ts";

/** How often the pages of games may be asked for, and their forms sent. */
export const GAMES_LIMITS: Readonly<Record<string, RateLimitRule>> = {
  "/gamification": { read: PAGE },
  "/gamification/hub": { read: PAGE },
  "/gamification/achievements": { read: PAGE },
  "/enhanced": { read: PAGE },
  "/dashboard": { read: PAGE },
  "/masonry": { read: PAGE },
  "/gaming": { read: PAGE },
  "/mobile": { read: PAGE },
  "/columns": { read: PAGE },
  "/trivia": { read: PAGE, act: WRITE },
  "/trivia/duels": { read: PAGE, act: WRITE },
  "/trivia/kept": { read: READ, act: WRITE },
  "/trivia/:roundId": { read: PAGE, act: WRITE },
  "/bible-feud": { read: PAGE, act: WRITE },
  "/bible-feud/table": { read: PAGE, act: WRITE },
  // a living room shares one address
  "/bible-feud/table/:token": { read: PAGE, act: WRITE },
  "/quests": { read: PAGE, act: WRITE },
  "/challenges": { read: PAGE },
  "/challenges/:seasonId": { read: PAGE, act: WRITE },
  "/tournaments": { read: PAGE, act: WRITE },
};
