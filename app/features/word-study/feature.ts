import type { Feature } from "#app/manifest/feature.ts";
import { PAGE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "bible-offline", "reader"],
  routes: [
    { path: "bible-study/word/:number", file: "routes/bible-study/word.tsx", read: PAGE },
    {
      path: "bible-study/interlinear/:book/:chapter",
      file: "routes/bible-study/interlinear.tsx",
      read: PAGE,
    },
  ],
} as const satisfies Feature;
