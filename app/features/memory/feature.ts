import type { Feature } from "#app/manifest/feature.ts";
import { LEADS, PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "member", "reader", "rewards", "rhythm", "wallet"],
  routes: [
    { path: "memory-verses/learn", file: "routes/memory/memory-verses.learn.ts", read: READ, act: WRITE },
    { path: "memory-verses/review", file: "routes/memory/memory-verses.review.ts", read: READ, act: WRITE },
    { path: "memory-verses/offline", file: "routes/memory/memory-verses.offline.tsx", read: LEADS },
    { path: "memory-verses/:tab?", file: "routes/memory/memory-verses.tsx", read: PAGE, act: WRITE },
  ],
  rooms: {
    memory: {
      order: 110,
      path: "/memory-verses",
      name: { en: "Memory verses", es: "Versículos de memoria" },
    },
  },
} as const satisfies Feature;
