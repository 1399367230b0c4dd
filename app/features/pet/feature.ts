import type { Feature } from "#app/manifest/feature.ts";
import { PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "content", "member", "notifications", "shop", "wallet"],
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
  noticeKinds: {
    pet: {
      order: 40,
      words: {
        en: ["Your pet", "Ready for a walk, when you are"],
        es: ["Tu mascota", "Lista para pasear, cuando tú quieras"],
      },
      outside: { en: "Your pet has news", es: "Tu mascota tiene noticias" },
      unsubscribe: { en: "Turn off emails about your pet?", es: "¿Desactivar los correos sobre tu mascota?" },
    },
  },
} as const satisfies Feature;
