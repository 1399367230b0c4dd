import type { Feature } from "#app/manifest/feature.ts";
import { KEPT } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: [],
  routes: [{ path: "mobile-dev", file: "routes/site/mobile-dev.tsx", read: KEPT }],
} as const satisfies Feature;
