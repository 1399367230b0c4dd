import type { Feature } from "#app/manifest/feature.ts";
import { PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["member"],
  routes: [
    { path: "notifications", file: "routes/member/notifications.tsx", read: PAGE, act: WRITE },
    { path: "notifications/recent", file: "routes/member/notifications.recent.ts", read: READ, act: WRITE },
  ],
  noticeKinds: {
    reading: {
      order: 30,
      words: {
        en: ["Reading and plans", "Once a day at most"],
        es: ["Lectura y planes", "Una vez al día como mucho"],
      },
      outside: { en: "Something new in your reading", es: "Algo nuevo en tu lectura" },
      unsubscribe: {
        en: "Turn off emails about reading and plans?",
        es: "¿Desactivar los correos sobre lectura y planes?",
      },
    },
    security: {
      order: 70,
      words: {
        en: ["Account safety", "Also a charge that failed"],
        es: ["Seguridad de la cuenta", "También un cobro que falló"],
      },
      outside: { en: "Something about your account", es: "Algo sobre tu cuenta" },
      unsubscribe: { en: "Turn off these emails?", es: "¿Desactivar estos correos?" },
    },
  },
} as const satisfies Feature;
