import type { Feature } from "#app/manifest/feature.ts";
import { PAGE, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["member"],
  routes: [{ path: "rhythm", file: "routes/member/rhythm.tsx", read: PAGE, act: WRITE }],
  rooms: {
    rhythm: {
      order: 70,
      path: "/rhythm",
      name: { en: "Rhythm", es: "Ritmo" },
    },
  },
} as const satisfies Feature;
