import { COSTLY, LEADS, PAGE, STAFF, WRITE } from "./limits.ts";
import type { RateLimitRule } from "./tiers.ts";

/** How often the pages of the administration may be asked for, and what it changes for everybody. */
export const ADMIN_LIMITS: Readonly<Record<string, RateLimitRule>> = {
  "/admin": { read: STAFF },
  "/admin/members": { read: STAFF, act: STAFF },
  "/admin/break-glass": { read: STAFF, act: STAFF },
  "/admin/flags": { read: STAFF, act: STAFF },
  "/admin/announcements": { read: STAFF, act: STAFF },
  "/admin/terms": { read: STAFF, act: STAFF },
  "/admin/content": { read: STAFF },
  "/admin/content/doubts": { read: STAFF, act: STAFF },
  "/admin/content/words": { read: STAFF, act: STAFF },
  "/admin/content/:kind": { read: STAFF, act: STAFF },
  "/admin/content/:kind/:item": { read: STAFF, act: STAFF },
  "/admin/audit": { read: STAFF },
  "/admin/audit/export": { read: STAFF, act: COSTLY },
  "/announcements/dismissed": { read: LEADS, act: WRITE },
  "/terms/accept": { read: PAGE, act: WRITE },
  "/settings/glass-box": { read: PAGE, act: WRITE },
};
