import { both } from "#app/features/content/model/field.ts";
import type { ContentKinds } from "#app/manifest/content-kind.ts";

export const contentKinds = {
  video: {
    order: 60,
    changes: "never",
    fields: [
      ...both("title", "line", 80),
      ...both("teacher", "line", 80),
      ...both("notes", "text", 800, { quotes: true }),
      ...both("questions", "lines", 5, { least: 1 }),
    ],
    words: {
      en: {
        name: "Video teachings",
        about: "Titles, notes and questions.",
        never:
          "The page is one document for all visitors, with captions and spoken words in files of the deployment.",
      },
      es: {
        name: "Enseñanzas en video",
        about: "Títulos, notas y preguntas.",
        never:
          "La página es un documento común para todos los visitantes, con subtítulos y voz en archivos de la instalación.",
      },
    },
  },
} as const satisfies ContentKinds;
