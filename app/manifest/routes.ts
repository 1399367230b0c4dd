import type { RateLimitRule } from "#app/rate-limit/tiers.ts";
import type { Feature, FeatureRoute } from "./feature.ts";
import { FEATURES } from "./features.ts";
import { SITE_ROUTES } from "./site-routes.ts";

/** Every address of these features, and then those of none. */
export const routesOf = (features: Readonly<Record<string, Feature>>): FeatureRoute[] => [
  ...Object.values(features).flatMap(({ routes = [] }) => routes),
  ...SITE_ROUTES.map((route) => withFunctions(route, features)),
];

/** Server functions have one address, with a limit for each name. */
function withFunctions(route: FeatureRoute, features: Readonly<Record<string, Feature>>): FeatureRoute {
  const { act } = route;
  if (!act || !("field" in act) || act.field !== "name") return route;
  const limits = Object.values(features).map(({ functions = {} }) => functions);
  return { ...route, act: { ...act, of: Object.assign({}, act.of, ...limits) } };
}

/** How often each address may be asked for, by the address as it is routed. */
export const limitsOf = (routes: readonly FeatureRoute[]): Readonly<Record<string, RateLimitRule>> =>
  Object.fromEntries(routes.map(({ path, read, act }) => [`/${path}`, { read, ...(act && { act }) }]));

/** Every address of the product. */
export const ROUTES = routesOf(FEATURES);
