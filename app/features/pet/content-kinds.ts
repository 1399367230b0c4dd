import { both } from "#app/features/content/model/field.ts";
import type { ContentKinds } from "#app/manifest/content-kind.ts";

export const contentKinds = {
  pet_adventure: {
    order: 70,
    changes: "day",
    fields: [
      ...both("name", "line", 60),
      ...both("where", "line", 80),
      ...both("to", "line", 60, { label: "way" }),
      ...both("story", "text", 600),
      ...both("well", "line", 80, { label: "wentWell" }),
      ...both("otherwise", "line", 80, { label: "wentOtherwise" }),
      ...both("question", "line", 200),
    ],
    words: {
      en: { name: "Pet adventures", about: "What the pet meets at each place, and one question." },
      es: {
        name: "Aventuras de la mascota",
        about: "Lo que la mascota encuentra en cada lugar, y una pregunta.",
      },
    },
  },
  pet_type: {
    order: 80,
    changes: "day",
    fields: both("name", "line", 30),
    words: {
      en: { name: "Pet types", about: "What each animal is called." },
      es: { name: "Tipos de mascota", about: "Cómo se llama cada animal." },
    },
  },
  pet_evolution: {
    order: 90,
    changes: "day",
    fields: both("about", "line", 120),
    words: {
      en: { name: "Pet evolutions", about: "What each animal becomes." },
      es: { name: "Evoluciones de la mascota", about: "En qué se convierte cada animal." },
    },
  },
} as const satisfies ContentKinds;
