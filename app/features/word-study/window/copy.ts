import type { Copy } from "#app/core/language.ts";
import type { Unlinked } from "#app/features/word-study/verse-words.ts";

const en = {
  label: "Word study",
  close: "Close",
  choose: "Choose a word",
  waiting: { hebrew: "Fetching the Hebrew…", greek: "Fetching the Greek…" },
  failed: "The words could not be fetched. Check your connection and try again.",
  again: "Try again",
  dictionaryWord: "Dictionary word",
  hear: "said",
  grammar: "Grammar",
  meaning: "Meaning",
  ownLine: "In plain words",
  gloss: "In short",
  strong: "Strong’s dictionary, 1890",
  strongNone: "Strong tells only where the word comes from.",
  noWord: "A prefix with an ending: the dictionaries have no word of its own for it.",
  written: (letters: string) => `The manuscript has ${letters} written; this is the form that is read.`,
  writtenNone: "This is read, though the manuscript does not have it written.",
  several: (count: number) => `${count} words of the original stand behind this.`,
  withoutPlace: (numbers: string) => `Strong’s number ${numbers}, for which this text has no word here.`,
  unlinked: {
    added:
      "Added by the translators: nothing in the original stands for it. Printed King James Bibles set such words in italics.",
    "not-in-text":
      "The Textus Receptus that we have, the Greek behind the King James Version, has no word for this here.",
    "verse-missing": "The Leningrad Codex leaves this verse out, so we have no Hebrew to show.",
    "no-word":
      "We have no link from this word to one of the original. Small words such as “and”, “the” or “of” are often part of another word there.",
  } satisfies Record<Unlinked, string>,
  termOf: (term: string) => `What is “${term}”?`,
  where: "Where it stands",
  places: (count: string) => (count === "1" ? "1 place" : `${count} places`),
  allPlaces: (count: string) => (count === "1" ? "See the one place" : `See all ${count} places`),
  seeWord: "See the word’s page",
  moreBooks: (count: string) => (count === "1" ? "1 more book" : `${count} more books`),
  translated: "In the King James Version",
  notTranslated: "Not translated by a word of its own",
  otherwise: (count: string) => `${count} otherwise`,
  fetchingPlaces: "Counting the places…",
  placesFailed: "The places and dictionaries could not be fetched.",
  brown: "Brown, Driver and Briggs, 1906 (outline)",
  abbott: "Abbott-Smith, 1922",
  abbottNote:
    "Old Testament places are numbered as he printed them, sometimes one verse off from our Bibles.",
  sameEnglish: "The same English, another word",
  sameEnglishLead: "In this chapter the King James Version says the same for different words.",
  word: "Word",
  inVerses: "Verses",
  margin: "Margin of the King James Version",
  wordByWord: "Word by word",
  wholeChapter: "The whole chapter, word by word",
  hebrewText:
    "Hebrew: Westminster Leningrad Codex, without the accents for chanting. A dot marks words without a link.",
  greekText:
    "Greek: Textus Receptus, the text behind the King James Version, without accents as in the oldest manuscripts. A dot marks words without a link.",
  sameVerse: "The same verse",
  notInText: "This verse is not in its text.",
};

/** The window of a word that was tapped. */
export const wordCopy: Copy<typeof en> = {
  en,
  es: {
    label: "Estudio de la palabra",
    close: "Cerrar",
    choose: "Elige una palabra",
    waiting: { hebrew: "Trayendo el hebreo…", greek: "Trayendo el griego…" },
    failed: "No se pudieron traer las palabras. Revisa tu conexión e inténtalo de nuevo.",
    again: "Intentar de nuevo",
    dictionaryWord: "Palabra del diccionario",
    hear: "se dice",
    grammar: "Gramática",
    meaning: "Significado",
    ownLine: "En palabras sencillas",
    gloss: "En breve (en inglés)",
    strong: "Diccionario de Strong, 1890 (en inglés)",
    strongNone: "Strong solo dice de dónde viene la palabra.",
    noWord: "Un prefijo con una terminación: los diccionarios no tienen palabra propia para él.",
    written: (letters) => `En el manuscrito está escrito ${letters}; esta es la forma que se lee.`,
    writtenNone: "Esto se lee, aunque no está escrito en el manuscrito.",
    several: (count) => `Detrás de esto hay ${count} palabras del original.`,
    withoutPlace: (numbers) => `Número de Strong ${numbers}, para el que este texto no tiene palabra aquí.`,
    unlinked: {
      added:
        "Añadida por los traductores: nada en el original corresponde a ella. Las Biblias King James impresas ponen estas palabras en cursiva.",
      "not-in-text":
        "El Textus Receptus que tenemos, el griego que está detrás de la King James Version, no tiene aquí palabra para esta.",
      "verse-missing": "El Códice de Leningrado omite este versículo: no tenemos hebreo que mostrar.",
      "no-word":
        "No tenemos enlace de esta palabra con una del original. Las palabras pequeñas como «y», «el» o «de» muchas veces son allí parte de otra.",
    },
    termOf: (term) => `¿Qué es «${term}»?`,
    where: "Dónde está",
    places: (count) => (count === "1" ? "1 lugar" : `${count} lugares`),
    allPlaces: (count) => (count === "1" ? "Ver el único lugar" : `Ver los ${count} lugares`),
    seeWord: "Ver la página de la palabra",
    moreBooks: (count) => (count === "1" ? "1 libro más" : `${count} libros más`),
    translated: "En la King James Version",
    notTranslated: "Sin palabra propia en la traducción",
    otherwise: (count) => `${count} de otra manera`,
    fetchingPlaces: "Contando los lugares…",
    placesFailed: "No se pudieron traer los lugares ni los diccionarios.",
    brown: "Brown, Driver y Briggs, 1906 (resumen, en inglés)",
    abbott: "Abbott-Smith, 1922 (en inglés)",
    abbottNote:
      "Los lugares del Antiguo Testamento llevan los números que él imprimió, a veces un versículo distintos de los de nuestras Biblias.",
    sameEnglish: "El mismo inglés, otra palabra",
    sameEnglishLead: "En este capítulo la King James Version dice lo mismo por palabras diferentes.",
    word: "Palabra",
    inVerses: "Versículos",
    margin: "Margen de la King James Version",
    wordByWord: "Palabra por palabra",
    wholeChapter: "Todo el capítulo, palabra por palabra",
    hebrewText:
      "Hebreo: Códice de Leningrado (Westminster), sin los acentos del canto. Un punto marca las palabras sin enlace.",
    greekText:
      "Griego: Textus Receptus, el texto que está detrás de la King James Version, sin acentos como en los manuscritos más antiguos. Un punto marca las palabras sin enlace.",
    sameVerse: "El mismo versículo",
    notInText: "Este versículo no está en su texto.",
  },
};
