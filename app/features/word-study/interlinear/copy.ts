import type { Copy } from "#app/core/language.ts";

const en = {
  title: "Word by word",
  leadHebrew: "The King James Version with the Hebrew behind it. Select a word to study it.",
  leadGreek: "The King James Version with the Greek behind it. Select a word to study it.",
  read: "Read the chapter",
  order: "Order of the words",
  hebrew: "Hebrew",
  greek: "Greek",
  english: "English",
  turn: "Other chapters",
  titleOf: "Title",
  failed: "The original words could not be fetched. The text is here to read all the same.",
  again: "Try again",
};

/** `/bible-study/interlinear/john/21`. */
export const interlinearCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Palabra por palabra",
    leadHebrew:
      "La King James Version, en inglés, con el hebreo que está detrás. Elige una palabra para estudiarla.",
    leadGreek:
      "La King James Version, en inglés, con el griego que está detrás. Elige una palabra para estudiarla.",
    read: "Leer el capítulo",
    order: "Orden de las palabras",
    hebrew: "Hebreo",
    greek: "Griego",
    english: "Inglés",
    turn: "Otros capítulos",
    titleOf: "Título",
    failed: "No se pudieron traer las palabras del original. El texto se puede leer de todos modos.",
    again: "Intentar de nuevo",
  },
};
