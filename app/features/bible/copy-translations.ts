import type { Copy } from "#app/core/language.ts";
import type { Translation } from "./translations.ts";

type TranslationWords = {
  question: string;
  text: string;
  legend: string;
  /** How each speaks, and what it calls God. */
  hints: Record<Translation, string>;
};

/** For whoever chooses a Bible of their own. */
export const translationCopy: Copy<TranslationWords> = {
  en: {
    question: "Which Bible do you read?",
    text: "It is used wherever Scripture is shown. You can change it in Settings.",
    legend: "Your Bible",
    hints: {
      KJV: "English of 1769. God is “the LORD”.",
      WEB: "English of today. God is “Yahweh”.",
      RV1909: "Spanish. God is “Jehová”.",
    },
  },
  es: {
    question: "¿Qué Biblia lees?",
    text: "Se usa en todas partes donde hay Escritura. Puedes cambiarla en Ajustes.",
    legend: "Tu Biblia",
    hints: {
      KJV: "Inglés de 1769. Dios es «the LORD».",
      WEB: "Inglés de hoy. Dios es «Yahweh».",
      RV1909: "Español. Dios es «Jehová».",
    },
  },
};
