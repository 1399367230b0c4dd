import type { Feature } from "#app/manifest/feature.ts";
import { COSTLY, PAGE, READ, STAFF, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: [
    "bible",
    "care",
    "journey",
    "member",
    "memory",
    "notifications",
    "rewards",
    "rhythm",
    "sending",
    "wallet",
  ],
  routes: [
    { path: "admin/queue", file: "routes/community/admin.queue.tsx", read: STAFF, act: STAFF },
    { path: "admin/pastoral", file: "routes/community/admin.pastoral.tsx", read: STAFF, act: STAFF },
    { path: "community/rules", file: "routes/community/community.rules.tsx", read: PAGE },
    { path: "community/decisions", file: "routes/community/community.decisions.tsx", read: PAGE, act: WRITE },
    { path: "community/level", file: "routes/community/community.level.tsx", read: PAGE },
    { path: "community", file: "routes/community/community.tsx", read: PAGE, act: WRITE },
    { path: "community/counts", file: "routes/community/community.counts.ts", read: READ },
    { path: "community/new", file: "routes/community/community.new.tsx", read: PAGE, act: WRITE },
    {
      path: "community/requests/:requestId",
      file: "routes/community/community.request.tsx",
      read: PAGE,
      act: WRITE,
    },
    { path: "community/testimonies", file: "routes/community/community.testimonies.tsx", read: PAGE },
    {
      path: "community/testimonies/new",
      file: "routes/community/community.testimonies.new.tsx",
      read: PAGE,
      act: WRITE,
    },
    {
      path: "community/testimonies/:testimonyId",
      file: "routes/community/community.testimony.tsx",
      read: PAGE,
      act: WRITE,
    },
    { path: "community/prayers", file: "routes/community/community.prayers.tsx", read: PAGE, act: WRITE },
    {
      path: "community/prayers/session",
      file: "routes/community/community.prayers.session.tsx",
      read: PAGE,
      act: WRITE,
    },
    { path: "community/journey", file: "routes/community/community.journey.tsx", read: PAGE, act: WRITE },
    { path: "community/journey/book", file: "routes/community/community.journey.book.tsx", read: COSTLY },
    { path: "community/journey/file", file: "routes/community/community.journey.file.ts", read: COSTLY },
    { path: "community/me", file: "routes/community/community.me.tsx", read: PAGE, act: WRITE },
    {
      path: "community/members/:handle",
      file: "routes/community/community.member.tsx",
      read: PAGE,
      act: WRITE,
    },
  ],
  rooms: {
    community: {
      order: 120,
      path: "/community",
      shared: true,
      name: { en: "Community", es: "Comunidad" },
    },
  },
  noticeKinds: {
    prayer: {
      order: 10,
      words: { en: ["Prayer", "Someone prayed, or answered"], es: ["Oración", "Alguien oró o respondió"] },
      outside: { en: "Something new in prayer", es: "Algo nuevo en la oración" },
      unsubscribe: { en: "Turn off emails about prayer?", es: "¿Desactivar los correos sobre la oración?" },
    },
    replies: {
      order: 20,
      words: {
        en: ["Replies", "To your testimonies and comments"],
        es: ["Respuestas", "A tus testimonios y comentarios"],
      },
      outside: { en: "Something new about what you wrote", es: "Algo nuevo sobre lo que escribiste" },
      unsubscribe: { en: "Turn off emails about replies?", es: "¿Desactivar los correos sobre respuestas?" },
    },
  },
} as const satisfies Feature;
