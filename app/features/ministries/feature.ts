import type { Feature } from "#app/manifest/feature.ts";
import { PAGE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "community", "groups", "member", "plans"],
  routes: [
    { path: "youth-ministry", file: "routes/ministries/youth-ministry.tsx", read: PAGE },
    { path: "mens-fellowship", file: "routes/ministries/mens-fellowship.tsx", read: PAGE },
    { path: "womens-ministry", file: "routes/ministries/womens-ministry.tsx", read: PAGE },
  ],
} as const satisfies Feature;
