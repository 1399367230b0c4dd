import type { Feature } from "#app/manifest/feature.ts";

export const feature = {
  dependsOn: ["care", "community", "member", "rewards", "rhythm", "wallet"],
} as const satisfies Feature;
