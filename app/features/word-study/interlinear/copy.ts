import type { Copy } from "#app/core/language.ts";

const en = {
  title: "Word by word",
  lead: "The King James Version with the Hebrew or Greek behind it. Select a word to see what it is.",
  order: "Order of the words",
  orders: { original: "Order of the original", english: "Order of the English" },
  turn: "Other chapters",
  none: "–",
};

/** `/bible-study/interlinear/john/21`. */
export const interlinearCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Palabra por palabra",
    lead: "La King James Version (en inglés) con el hebreo o el griego que está detrás. Elige una palabra para ver qué es.",
    order: "Orden de las palabras",
    orders: { original: "Orden del original", english: "Orden del inglés" },
    turn: "Otros capítulos",
    none: "–",
  },
};
