import { both } from "#app/features/content/model/field.ts";
import type { ContentKinds } from "#app/manifest/content-kind.ts";

export const contentKinds = {
  plan_day: {
    order: 40,
    changes: "never",
    fields: [...both("title", "line", 80), { name: "passage", label: "passage", kind: "line", most: 200 }],
    words: {
      en: {
        name: "Reading plan days",
        about: "The Gospels in order of time; all other plans are cut from the Bible by counting words.",
        never:
          "Days are computed from the shipped text, and members’ places are counted in them: a passage that moved would move everybody’s place.",
      },
      es: {
        name: "Días de planes de lectura",
        about:
          "Los Evangelios por orden de tiempo; los demás planes se cortan de la Biblia contando palabras.",
        never:
          "Los días se calculan con el texto incluido, y en ellos se cuenta por dónde va cada miembro: mover un pasaje movería el lugar de todos.",
      },
    },
  },
} as const satisfies ContentKinds;
