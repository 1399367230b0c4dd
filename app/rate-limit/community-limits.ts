import { COSTLY, PAGE, READ, WRITE } from "./limits.ts";
import type { RateLimitRule } from "./tiers.ts";

/** How often the pages of the community may be asked for, and their forms sent. */
export const COMMUNITY_LIMITS: Readonly<Record<string, RateLimitRule>> = {
  "/community": { read: PAGE },
  "/community/rules": { read: PAGE },
  "/community/level": { read: PAGE },
  "/community/decisions": { read: PAGE, act: WRITE },
  "/community/counts": { read: READ },
  "/community/new": { read: PAGE, act: WRITE },
  "/community/requests/:requestId": { read: PAGE, act: WRITE },
  "/community/testimonies": { read: PAGE },
  "/community/testimonies/new": { read: PAGE, act: WRITE },
  "/community/testimonies/:testimonyId": { read: PAGE, act: WRITE },
  "/community/prayers": { read: PAGE, act: WRITE },
  "/community/prayers/session": { read: PAGE, act: WRITE },
  "/community/journey": { read: PAGE, act: WRITE },
  "/community/journey/book": { read: COSTLY },
  "/community/journey/file": { read: COSTLY },
  "/community/me": { read: PAGE, act: WRITE },
  "/community/members/:handle": { read: PAGE, act: WRITE },
};
