import type { Feature } from "#app/manifest/feature.ts";
import { PAGE, READ } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "content", "member", "memory", "plans", "reader", "rhythm"],
  routes: [
    { path: "devotional/:date?", file: "routes/devotional/devotional.tsx", read: PAGE },
    { path: "widgets/verse.json", file: "routes/site/widgets.verse.ts", read: READ },
  ],
  rooms: {
    devotional: {
      order: 90,
      path: "/devotional",
      name: { en: "Devotional", es: "Devocional" },
    },
  },
} as const satisfies Feature;
