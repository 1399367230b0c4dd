import type { Feature } from "#app/manifest/feature.ts";
import { PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "member", "notifications", "shop", "wallet"],
  routes: [
    { path: "pet/:tab?", file: "routes/member/pet.tsx", read: PAGE, act: WRITE },
    { path: "pet/kept", file: "routes/member/pet.kept.ts", read: READ, act: WRITE },
  ],
  rooms: {
    pet: {
      order: 40,
      path: "/pet",
      name: { en: "Pet", es: "Mascota" },
    },
  },
} as const satisfies Feature;
