import { limitsOf, ROUTES } from "#app/manifest/routes.ts";
import type { RateLimitRule } from "./tiers.ts";

/**
 * What may be asked for how often: every route in one table (docs/decisions/0048), as the features' own `feature.ts` say
 * it beside their addresses; counted without a trip to D1: by member, and by network for whoever is not signed in.
 */
export const RATE_LIMITS: Readonly<Record<string, RateLimitRule>> = limitsOf(ROUTES);
