import type { Copy } from "#app/core/language.ts";

export const chapterCopy = {
  en: {
    translations: "Translation",
    books: "All books",
    old: "Old Testament",
    new: "New Testament",
    chapters: "Chapters",
    chapterOf: (book: string) => `Chapters of ${book}`,
    before: (name: string) => `Before: ${name}`,
    after: (name: string) => `Next: ${name}`,
    turn: "Other chapters",
    verse: "Verse",
    talk: "To the chat",
    description: (name: string, translation: string) => `${name} in the ${translation}, the whole chapter.`,
    source: {
      KJV: "King James Version (1769). In the public domain; in the United Kingdom under Crown letters patent.",
      WEB: "World English Bible. In the public domain. “World English Bible” is a trademark of eBible.org.",
      RV1909: "Reina-Valera 1909. In the public domain. Digitised text that has not been proof-read.",
    },
  },
  es: {
    translations: "Traducción",
    books: "Todos los libros",
    old: "Antiguo Testamento",
    new: "Nuevo Testamento",
    chapters: "Capítulos",
    chapterOf: (book: string) => `Capítulos de ${book}`,
    before: (name: string) => `Anterior: ${name}`,
    after: (name: string) => `Siguiente: ${name}`,
    turn: "Otros capítulos",
    verse: "Versículo",
    talk: "Al chat",
    description: (name: string, translation: string) => `${name} en la ${translation}, el capítulo entero.`,
    source: {
      KJV: "King James Version (1769). De dominio público; en el Reino Unido, con patente de la Corona.",
      WEB: "World English Bible. De dominio público. «World English Bible» es una marca de eBible.org.",
      RV1909: "Reina-Valera 1909. De dominio público. Texto digitalizado que no ha sido revisado.",
    },
  },
} satisfies Copy<unknown>;
