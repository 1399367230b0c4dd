import type { Feature } from "#app/manifest/feature.ts";
import { COSTLY, LEADS, PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "care", "community", "daniel-plan", "friends", "member", "plans", "reader"],
  routes: [
    { path: "study-groups", file: "routes/groups/study-groups.tsx", read: PAGE },
    { path: "study-groups/new", file: "routes/groups/study-groups.new.tsx", read: PAGE, act: WRITE },
    {
      path: "study-groups/join/:token",
      file: "routes/groups/study-groups.join.tsx",
      read: COSTLY,
      act: WRITE,
    },
    { path: "study-groups/:slug", file: "routes/groups/study-groups.group.tsx", read: PAGE, act: WRITE },
    { path: "study-groups/:slug/calendar.ics", file: "routes/groups/study-groups.calendar.ts", read: COSTLY },
    { path: "study-groups/:slug/mine.json", file: "routes/groups/study-groups.mine.ts", read: COSTLY },
    {
      path: "study-groups/:slug/evening",
      file: "routes/groups/study-groups.evening.tsx",
      read: PAGE,
      act: WRITE,
    },
    { path: "study-groups/:slug/evening/:id", file: "routes/groups/study-groups.guide.tsx", read: PAGE },
    { path: "evening/notes", file: "routes/groups/evening.notes.ts", read: READ, act: WRITE },
    { path: "evening/offline", file: "routes/groups/evening.offline.tsx", read: LEADS },
    // a living room shares one address, and each of its phones reads again when something is said
    { path: "evening/:token", file: "routes/groups/evening.guest.tsx", read: PAGE, act: WRITE },
    { path: "study-groups/:slug/words.md", file: "routes/groups/study-groups.words.md.ts", read: COSTLY },
    { path: "study-groups/:slug/words.json", file: "routes/groups/study-groups.words.json.ts", read: COSTLY },
  ],
  rooms: {
    groups: {
      order: 140,
      path: "/study-groups",
      shared: true,
      name: { en: "Study groups", es: "Grupos de estudio" },
    },
  },
  noticeKinds: {
    groups: {
      order: 50,
      words: {
        en: ["Groups and events", "Invitations and times"],
        es: ["Grupos y eventos", "Invitaciones y horarios"],
      },
      outside: { en: "Something new in your groups", es: "Algo nuevo en tus grupos" },
      unsubscribe: {
        en: "Turn off emails about groups and events?",
        es: "¿Desactivar los correos sobre grupos y eventos?",
      },
    },
  },
} as const satisfies Feature;
