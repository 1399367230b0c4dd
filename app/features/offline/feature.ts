import type { Feature } from "#app/manifest/feature.ts";
import { KEPT, READ } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: [
    "bible",
    "bible-offline",
    "bible-search",
    "chat",
    "games",
    "marks",
    "member",
    "memory",
    "pet",
    "plans",
    "prayers",
    "rhythm",
    "word-study",
  ],
  routes: [
    { path: "offline", file: "routes/site/offline.tsx", read: KEPT },
    { path: "offline/copies", file: "routes/site/offline.copies.ts", read: READ },
  ],
} as const satisfies Feature;
