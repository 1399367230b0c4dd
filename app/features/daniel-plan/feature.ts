import type { Feature } from "#app/manifest/feature.ts";
import { COSTLY, PAGE, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "care", "content", "devotional", "member", "notifications", "plans", "rhythm"],
  routes: [
    { path: "daniel-plan", file: "routes/daniel-plan/daniel-plan.tsx", read: PAGE, act: WRITE },
    { path: "daniel-plan/day/:day", file: "routes/daniel-plan/daniel-plan.day.tsx", read: PAGE, act: WRITE },
    {
      path: "daniel-plan/week/:week",
      file: "routes/daniel-plan/daniel-plan.week.tsx",
      read: PAGE,
      act: WRITE,
    },
    { path: "daniel-plan/sheet/:week", file: "routes/daniel-plan/daniel-plan.sheet.tsx", read: PAGE },
    { path: "daniel-plan/six-weeks", file: "routes/daniel-plan/daniel-plan.six-weeks.tsx", read: PAGE },
    { path: "daniel-plan/health", file: "routes/daniel-plan/daniel-plan.health.tsx", read: PAGE },
    { path: "daniel-plan/kept", file: "routes/daniel-plan/daniel-plan.kept.tsx", read: PAGE, act: WRITE },
    { path: "daniel-plan/kept/export", file: "routes/daniel-plan/daniel-plan.kept.export.ts", read: COSTLY },
  ],
  rooms: {
    danielPlan: {
      order: 100,
      path: "/daniel-plan",
      name: { en: "Daniel Plan", es: "Plan Daniel" },
    },
  },
} as const satisfies Feature;
