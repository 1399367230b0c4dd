import type { Feature } from "#app/manifest/feature.ts";

export const feature = {
  dependsOn: ["bible", "member"],
} as const satisfies Feature;
