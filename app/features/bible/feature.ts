import type { Feature } from "#app/manifest/feature.ts";
import { KEPT, READ } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["access", "member"],
  routes: [
    { path: "bible/texts", file: "routes/bible/bible.texts.tsx", read: KEPT },
    {
      path: "bible/report/:translation/:book/:chapter/:verse",
      file: "routes/bible/bible.report.tsx",
      read: READ,
      act: { tier: "write", own: "app/features/bible/misprints/report.server.ts" },
    },
    { path: "bible/reported", file: "routes/bible/bible.reported.tsx", read: KEPT },
  ],
} as const satisfies Feature;
