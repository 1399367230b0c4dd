import type { Feature } from "#app/manifest/feature.ts";
import { LEADS, PAGE, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["member", "phone"],
  routes: [
    { path: "auth", file: "routes/account/auth.tsx", read: PAGE, act: WRITE },
    { path: "auth/onward", file: "routes/account/auth.onward.ts", read: LEADS },
    { path: "age", file: "routes/account/age.tsx", read: PAGE, act: WRITE },
    { path: "restore-welcome", file: "routes/account/restore-welcome.tsx", read: PAGE, act: WRITE },
  ],
} as const satisfies Feature;
