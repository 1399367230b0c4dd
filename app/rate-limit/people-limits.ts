import { COSTLY, PAGE, WRITE } from "./limits.ts";
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
  "/youth-ministry": { read: PAGE },
  "/mens-fellowship": { read: PAGE },
  "/womens-ministry": { read: PAGE },
};
