import type { Feature } from "#app/manifest/feature.ts";
import { LEADS, PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "member"],
  routes: [
    { path: "bible", file: "routes/bible/bible.start.ts", read: LEADS },
    { path: "bible/:translation/:book/:chapter", file: "routes/bible/bible.tsx", read: READ },
    {
      path: "bible-study/:translation?/:book?/:chapter?",
      file: "routes/bible-study/bible-study.tsx",
      read: PAGE,
      act: WRITE,
    },
  ],
  rooms: {
    bibleTexts: {
      order: 20,
      path: "/bible",
      name: { en: "Bible", es: "Biblia" },
    },
    bibleStudy: {
      order: 30,
      path: "/bible-study",
      name: { en: "Bible Study", es: "Estudio bíblico" },
    },
  },
} as const satisfies Feature;
