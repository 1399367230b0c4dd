import type { Feature } from "#app/manifest/feature.ts";
import { PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["member", "notifications", "rhythm", "rooms"],
  routes: [
    { path: "settings/push", file: "routes/sending/settings.push.ts", read: READ, act: WRITE },
    { path: "unsubscribe/:token", file: "routes/sending/unsubscribe.tsx", read: PAGE, act: WRITE },
  ],
} as const satisfies Feature;
