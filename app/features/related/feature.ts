import type { Feature } from "#app/manifest/feature.ts";

export const feature = {
  dependsOn: ["bible", "reader", "word-study"],
} as const satisfies Feature;
