import type { Feature } from "#app/manifest/feature.ts";
import { COSTLY, PAGE, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "content", "member", "rewards", "rhythm", "wallet"],
  routes: [
    { path: "daily-plan", file: "routes/plans/daily-plan.tsx", read: PAGE, act: WRITE },
    { path: "bible-study/plans", file: "routes/plans/plans.tsx", read: PAGE, act: WRITE },
    { path: "bible-study/plans/:planId", file: "routes/plans/plan.tsx", read: PAGE, act: WRITE },
    { path: "bible-study/plans/:planId/calendar.ics", file: "routes/plans/plan.calendar.ts", read: COSTLY },
  ],
  rooms: {
    dailyPlan: {
      order: 80,
      path: "/daily-plan",
      further: ["/bible-study/plans"],
      name: { en: "Reading plans", es: "Planes de lectura" },
    },
  },
} as const satisfies Feature;
