import type { Feature } from "#app/manifest/feature.ts";
import { LEADS } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "bible-search", "reader"],
  routes: [{ path: "bible-study/offline", file: "routes/study/study.offline.tsx", read: LEADS }],
} as const satisfies Feature;
