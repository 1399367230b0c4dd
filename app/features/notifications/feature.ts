import type { Feature } from "#app/manifest/feature.ts";
import { PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["member"],
  routes: [
    { path: "notifications", file: "routes/member/notifications.tsx", read: PAGE, act: WRITE },
    { path: "notifications/recent", file: "routes/member/notifications.recent.ts", read: READ, act: WRITE },
  ],
} as const satisfies Feature;
