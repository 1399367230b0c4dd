import { both, reference } from "#app/features/content/model/field.ts";
import type { ContentKinds } from "#app/manifest/content-kind.ts";

export const contentKinds = {
  devotional: {
    order: 10,
    changes: "day",
    fields: [
      reference("passage", { oneChapter: true }),
      ...both("title", "line", 80),
      ...both("text", "text", 4_000, { quotes: true }),
      ...both("question", "line", 300),
      ...both("prayer", "text", 800),
    ],
    words: {
      en: { name: "Devotionals", about: "A passage, our words after it, a question and a prayer." },
      es: {
        name: "Devocionales",
        about: "Un pasaje, nuestras palabras, una pregunta y una oración.",
      },
    },
  },
  day_verse: {
    order: 20,
    changes: "day",
    fields: [reference("verse", { oneChapter: true }), reference("passage"), ...both("context", "line", 200)],
    words: {
      en: {
        name: "Verses of the day",
        about: "One for each day of the year, with what is going on there.",
      },
      es: { name: "Versículos del día", about: "Uno para cada día del año, con lo que ocurre allí." },
    },
  },
} as const satisfies ContentKinds;
