import type { Feature } from "#app/manifest/feature.ts";
import { PAGE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: [
    "announcements",
    "bible",
    "chat",
    "devotional",
    "journey",
    "member",
    "notifications",
    "pet",
    "rewards",
    "rooms",
    "shop",
    "wallet",
  ],
  routes: [{ path: "welcome", file: "routes/member/welcome.tsx", read: PAGE }],
} as const satisfies Feature;
