import type { Feature } from "#app/manifest/feature.ts";
import { PAGE, READ } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible"],
  routes: [
    { path: "bible-study/search", file: "routes/study/study.search.tsx", read: PAGE },
    { path: "bible-study/search/verses", file: "routes/study/study.search.verses.ts", read: READ },
  ],
} as const satisfies Feature;
