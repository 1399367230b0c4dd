import type { Feature } from "#app/manifest/feature.ts";

export const feature = {
  dependsOn: ["member"],
} as const satisfies Feature;
