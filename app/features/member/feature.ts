import type { Feature } from "#app/manifest/feature.ts";
import { READ } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: [],
  functions: { "check-subscription": READ },
} as const satisfies Feature;
