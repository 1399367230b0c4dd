import type { Feature } from "#app/manifest/feature.ts";

export const feature = {
  dependsOn: ["wallet"],
} as const satisfies Feature;
