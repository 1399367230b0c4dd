import type { Feature } from "#app/manifest/feature.ts";

export const feature = {
  dependsOn: ["member", "notifications", "pet", "wallet"],
} as const satisfies Feature;
