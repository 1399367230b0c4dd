import { both, reference } from "#app/features/content/model/field.ts";
import type { ContentKinds } from "#app/manifest/content-kind.ts";

export const contentKinds = {
  ministry_week: {
    order: 50,
    changes: "day",
    fields: [
      reference("passage"),
      ...both("title", "line", 80),
      ...both("teaching", "text", 6_000, { quotes: true }),
      ...both("questions", "lines", 3, { least: 3 }),
      ...both("together", "text", 1_000),
    ],
    words: {
      en: { name: "Ministry weeks", about: "What youth, men and women read and talk about." },
      es: {
        name: "Semanas de ministerios",
        about: "Lo que leen y conversan jóvenes, hombres y mujeres.",
      },
    },
  },
} as const satisfies ContentKinds;
