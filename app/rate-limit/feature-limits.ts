import { ADMIN_LIMITS } from "./admin-limits.ts";
import { COMMUNITY_LIMITS } from "./community-limits.ts";
import { GAMES_LIMITS } from "./games-limits.ts";
import { PEOPLE_LIMITS } from "./people-limits.ts";
import { SENDING_LIMITS } from "./sending-limits.ts";
import type { RateLimitRule } from "./tiers.ts";
import { VOICE_LIMITS } from "./voice-limits.ts";

/** What the addresses of `app/feature-routes.ts` allow. */
export const FEATURE_LIMITS: Readonly<Record<string, RateLimitRule>> = {
  ...ADMIN_LIMITS,
  ...COMMUNITY_LIMITS,
  ...GAMES_LIMITS,
  ...PEOPLE_LIMITS,
  ...SENDING_LIMITS,
  ...VOICE_LIMITS,
};
