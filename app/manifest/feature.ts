import type { Limit, RateLimitRule } from "#app/rate-limit/tiers.ts";

/** An address, and how often it may be read and acted on. */
export type FeatureRoute = RateLimitRule & {
  /** As Remix writes it, without the first slash. */
  path: string;
  /** Below `app/`. */
  file: string;
  /** Where one file serves several addresses; otherwise the file's name is the route's. */
  id?: string;
};

/**
 * What a feature says of itself in its `feature.ts`: data alone, for Remix's configuration reads it in Node. What needs
 * services stands in `feature.server.ts`, what the members' rooms tell in `events.ts` (decision 0092).
 */
export type Feature = {
  /** The features that its files import, no more and no fewer (`tests/architecture.test.ts`). */
  dependsOn: readonly string[];
  routes?: readonly FeatureRoute[];
  /** How often each of its server functions may be called, by the name that it has in its `functions.server.ts`. */
  functions?: Readonly<Record<string, Limit>>;
};
