import type { Copy } from "#app/core/language.ts";

const en = {
  title: "Daily Devotional",
  previous: "The day before",
  next: "The day after",
  today: "Today’s devotional",
  question: "A question to carry",
  prayer: "A prayer",
  talk: "Talk about this",
  talkTitle: (title: string) => `Devotional: ${title}`,
  save: "Save this passage",
  saveVerse: "Save this verse",
  saved: "Saved",
  notSaved: "It could not be saved just now. Please try again.",
  verse: "Verse of the day",
  standsIn: (passage: string) => `It stands in ${passage}.`,
  readPassage: "Read the passage",
  noText: "The text could not be read just now. Please try again in a moment.",
  plan: "Today’s reading plan",
};

export const devotionalCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Devocional diario",
    previous: "El día anterior",
    next: "El día siguiente",
    today: "El devocional de hoy",
    question: "Una pregunta para el día",
    prayer: "Una oración",
    talk: "Hablar de esto",
    talkTitle: (title) => `Devocional: ${title}`,
    save: "Guardar este pasaje",
    saveVerse: "Guardar este versículo",
    saved: "Guardado",
    notSaved: "No se pudo guardar ahora. Inténtalo de nuevo.",
    verse: "Versículo del día",
    standsIn: (passage) => `Está en ${passage}.`,
    readPassage: "Leer el pasaje",
    noText: "No se pudo leer el texto ahora. Inténtalo de nuevo en un momento.",
    plan: "El plan de lectura de hoy",
  },
};
