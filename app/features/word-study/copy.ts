import type { Copy } from "#app/core/language.ts";
import type { Unlinked } from "./verse-words.ts";

const en = {
  close: "Close",
  word: "Word",
  loading: "Looking the word up…",
  failed: "The words of this book could not be loaded.",
  again: "Try again",
  form: "As it stands here",
  dictionaryForm: "Dictionary word",
  said: "How it is said",
  grammar: "What it is here",
  means: "What it means",
  ownLine: "In plain words",
  gloss: "In short",
  strong: "Strong’s dictionary, 1890",
  strongNone: "Strong gives no meaning of its own here.",
  noWord: "A prefix with an ending: it has no dictionary word of its own.",
  written: (letters: string) => `Written ${letters} in the manuscript; what stands here is what is read.`,
  writtenNone: "Read here, and not written in the manuscript.",
  greekText:
    "The Greek is the Textus Receptus, the text behind the King James Version, without accents, as in the oldest manuscripts.",
  hebrewText: "The Hebrew is the Westminster Leningrad Codex, without accents for chanting.",
  unlinked: {
    added:
      "Added by the translators: there is no word for it in the original. Printed Bibles set it in italics.",
    "not-in-text": "The Greek text that we have (Textus Receptus) has no word for this here.",
    "verse-missing": "The Leningrad Codex leaves this verse out, so there is no Hebrew to show.",
    "no-word":
      "No word of the original is linked to this one. Small words such as “and”, “the” or “of” often have none of their own.",
  } satisfies Record<Unlinked, string>,
  noNumbers: (numbers: string) => `Strong’s number: ${numbers}`,
  allPlaces: (count: string) => (count === "1" ? "See the one place" : `See all ${count} places`),
  seeAll: "Every place where it stands",
  margin: "Margin of 1769",
  interlinear: "Word by word",
  english: "The dictionaries are in English.",
};

/** The window of a tapped word, the word by word view, and the page of one word. */
export const wordCopy: Copy<typeof en> = {
  en,
  es: {
    close: "Cerrar",
    word: "Palabra",
    loading: "Buscando la palabra…",
    failed: "No se pudieron cargar las palabras de este libro.",
    again: "Intentar de nuevo",
    form: "Como está aquí",
    dictionaryForm: "Palabra del diccionario",
    said: "Cómo se pronuncia",
    grammar: "Qué es aquí",
    means: "Qué significa",
    ownLine: "En palabras sencillas",
    gloss: "En breve",
    strong: "Diccionario de Strong, 1890",
    strongNone: "Strong no da aquí un significado propio.",
    noWord: "Un prefijo con una terminación: no tiene palabra propia en el diccionario.",
    written: (letters) => `En el manuscrito se escribe ${letters}; aquí está lo que se lee.`,
    writtenNone: "Se lee aquí, y no está escrito en el manuscrito.",
    greekText:
      "El griego es el Textus Receptus, el texto que está detrás de la King James Version, sin acentos, como en los manuscritos más antiguos.",
    hebrewText: "El hebreo es el Códice de Leningrado (Westminster), sin los acentos del canto.",
    unlinked: {
      added:
        "Añadida por los traductores: no hay palabra para ella en el original. Las Biblias impresas la ponen en cursiva.",
      "not-in-text": "El texto griego que tenemos (Textus Receptus) no tiene aquí una palabra para esta.",
      "verse-missing": "El Códice de Leningrado omite este versículo: no hay hebreo que mostrar.",
      "no-word":
        "Ninguna palabra del original está enlazada con esta. Las palabras pequeñas como «y», «el» o «de» muchas veces no tienen una propia.",
    },
    noNumbers: (numbers) => `Número de Strong: ${numbers}`,
    allPlaces: (count) => (count === "1" ? "Ver el único lugar" : `Ver los ${count} lugares`),
    seeAll: "Todos los lugares donde está",
    margin: "Margen de 1769",
    interlinear: "Palabra por palabra",
    english: "Los diccionarios están en inglés.",
  },
};
