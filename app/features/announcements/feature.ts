import type { Feature } from "#app/manifest/feature.ts";

export const feature = {
  dependsOn: [],
} as const satisfies Feature;
