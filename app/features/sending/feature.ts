import type { Feature } from "#app/manifest/feature.ts";
import { PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["member", "notifications", "rhythm", "rooms"],
  routes: [
    { path: "settings/push", file: "routes/sending/settings.push.ts", read: READ, act: WRITE },
    { path: "unsubscribe/:token", file: "routes/sending/unsubscribe.tsx", read: PAGE, act: WRITE },
  ],
  noticeKinds: {
    moderation: {
      order: 60,
      words: {
        en: ["Moderation", "Urgent items, at any hour"],
        es: ["Moderación", "Lo urgente, a cualquier hora"],
      },
      outside: { en: "Something waits for a moderator", es: "Algo espera a un moderador" },
      unsubscribe: {
        en: "Turn off emails about moderation?",
        es: "¿Desactivar los correos sobre moderación?",
      },
    },
  },
} as const satisfies Feature;
