import type { Copy } from "#app/core/language.ts";

export const chapterCopy = {
  en: {
    home: "To the home page",
    talk: "To the chat",
    description: (name: string, translation: string) => `${name} in the ${translation}, the whole chapter.`,
    source: {
      KJV: "King James Version (1769). In the public domain; in the United Kingdom under Crown letters patent.",
      WEB: "World English Bible. In the public domain. “World English Bible” is a trademark of eBible.org.",
      RV1909: "Reina-Valera 1909. In the public domain. Proof-read; every correction is listed.",
    },
    texts: "Texts, corrections and credits",
    report: "Report a misprint",
  },
  es: {
    home: "A la página de inicio",
    talk: "Al chat",
    description: (name: string, translation: string) => `${name} en la ${translation}, el capítulo entero.`,
    source: {
      KJV: "King James Version (1769). De dominio público; en el Reino Unido, con patente de la Corona.",
      WEB: "World English Bible. De dominio público. «World English Bible» es una marca de eBible.org.",
      RV1909: "Reina-Valera 1909. De dominio público. Texto revisado; cada corrección está en la lista.",
    },
    texts: "Textos, correcciones y créditos",
    report: "Avisar de una errata",
  },
} satisfies Copy<unknown>;
