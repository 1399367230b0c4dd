import { COSTLY, LEADS, PAGE, READ, WRITE } from "./limits.ts";
import type { RateLimitRule } from "./tiers.ts";

/** The same of friends, study groups and ministries; links are tried seldom. */
export const PEOPLE_LIMITS: Readonly<Record<string, RateLimitRule>> = {
  "/friends": { read: PAGE, act: WRITE },
  "/friends/link/:token": { read: COSTLY, act: WRITE },
  "/study-groups": { read: PAGE },
  "/study-groups/new": { read: PAGE, act: WRITE },
  "/study-groups/join/:token": { read: COSTLY, act: WRITE },
  "/study-groups/:slug": { read: PAGE, act: WRITE },
  "/study-groups/:slug/calendar.ics": { read: COSTLY },
  "/study-groups/:slug/mine.json": { read: COSTLY },
  "/study-groups/:slug/evening": { read: PAGE, act: WRITE },
  "/study-groups/:slug/evening/:id": { read: PAGE },
  "/evening/notes": { read: READ, act: WRITE },
  "/evening/offline": { read: LEADS },
  // a living room shares one address, and each of its phones reads again when something is said
  "/evening/:token": { read: PAGE, act: WRITE },
  "/study-groups/:slug/words.md": { read: COSTLY },
  "/study-groups/:slug/words.json": { read: COSTLY },
  "/youth-ministry": { read: PAGE },
  "/mens-fellowship": { read: PAGE },
  "/womens-ministry": { read: PAGE },
};
