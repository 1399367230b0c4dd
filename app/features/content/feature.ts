import type { Feature } from "#app/manifest/feature.ts";

export const feature = {
  dependsOn: [
    "bible",
    "daniel-plan",
    "devotional",
    "games",
    "groups",
    "member",
    "ministries",
    "pet",
    "plans",
    "shop",
    "videos",
  ],
} as const satisfies Feature;
