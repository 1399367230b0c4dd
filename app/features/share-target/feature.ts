import type { Feature } from "#app/manifest/feature.ts";
import { LEADS } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible-search", "chat", "community", "rooms"],
  routes: [{ path: "share", file: "routes/site/share.tsx", read: LEADS }],
} as const satisfies Feature;
