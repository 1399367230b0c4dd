import { both, reference } from "#app/features/content/model/field.ts";
import type { ContentKinds } from "#app/manifest/content-kind.ts";

export const contentKinds = {
  daniel_day: {
    order: 30,
    changes: "day",
    fields: [
      reference("reading", { label: "passage", oneChapter: true }),
      ...both("title", "line", 80),
      ...both("teaching", "text", 4_000, { quotes: true }),
      ...both("journal_question", "line", 400, { label: "question" }),
    ],
    words: {
      en: {
        name: "Daniel Plan days",
        about:
          "Reading, title, teaching and question of each day. Practices and meals ship with the product.",
      },
      es: {
        name: "Días del Plan Daniel",
        about:
          "Lectura, título, enseñanza y pregunta de cada día. Las prácticas y comidas vienen con el producto.",
      },
    },
  },
} as const satisfies ContentKinds;
