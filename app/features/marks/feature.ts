import type { Feature } from "#app/manifest/feature.ts";
import { COSTLY, PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "chat", "member", "notifications", "rewards", "wallet"],
  routes: [
    {
      path: "bible-study/journal",
      file: "routes/study/bible-study.journal.tsx",
      read: PAGE,
      act: { field: "intent", of: { search: READ }, others: WRITE },
    },
    { path: "bible-study/journal/export", file: "routes/study/bible-study.journal.export.ts", read: COSTLY },
    { path: "bible-study/marks", file: "routes/study/bible-study.marks.ts", read: READ, act: WRITE },
  ],
} as const satisfies Feature;
