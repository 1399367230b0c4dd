import type { Feature } from "#app/manifest/feature.ts";
import { PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "marks", "member", "notifications", "pet", "rewards", "rhythm", "wallet"],
  routes: [
    { path: "bible-study/progress", file: "routes/study/bible-study.progress.tsx", read: PAGE },
    { path: "bible-study/session", file: "routes/study/bible-study.session.ts", read: READ, act: WRITE },
  ],
} as const satisfies Feature;
