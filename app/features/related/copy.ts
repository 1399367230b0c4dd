import type { Copy } from "#app/core/language.ts";

const en = {
  title: "Related verses",
  failed: "The related verses could not be fetched.",
  again: "Try again",
  none: "We found no verse that has much in common with this one.",
  waiting: "Fetching related verses…",
  more: "Show more",
  noText: "Not in this translation’s text.",
  reasons: {
    number: (english: string, latin: string) =>
      english ? `Both: “${english}” (${latin})` : `Both: the word ${latin}`,
    topic: (topic: string, heading: string) =>
      `Both under ${topic}${heading ? `: ${heading}` : ""}, in Nave’s topics`,
    article: (latin: string, greek: boolean) =>
      `Side by side under ${latin}, in ${greek ? "Abbott-Smith" : "Brown, Driver and Briggs"}`,
    phrase: (words: string) => `The same words: “${words}”`,
    quoted: (words: string) => `Old and New Testament share: “${words}”`,
    english: (word: string) => `Both: “${word}”`,
  },
  commentary: {
    henry: "Matthew Henry, 1706 (concise)",
    spurgeon: "C. H. Spurgeon on the Psalms, 1885",
    note: "An old voice, in English, to weigh and not to settle a question.",
    none: "He says nothing on these verses here.",
    waiting: "Fetching the commentary…",
    failed: "The commentary could not be fetched.",
    verses: (from: number, to: number) => (from === to ? `Verse ${from}` : `Verses ${from}-${to}`),
    chapter: "On the chapter",
  },
};

/** Verses that have something in common, and what old commentators said. */
export const relatedCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Versículos relacionados",
    failed: "No se pudieron traer los versículos relacionados.",
    again: "Intentar de nuevo",
    none: "No encontramos ningún versículo que tenga mucho en común con este.",
    waiting: "Trayendo versículos relacionados…",
    more: "Mostrar más",
    noText: "No está en el texto de esta traducción.",
    reasons: {
      number: (english, latin) =>
        english ? `Ambos: «${english}» en inglés (${latin})` : `Ambos: la palabra ${latin}`,
      topic: (topic, heading) =>
        `Ambos bajo ${topic}${heading ? `: ${heading}` : ""}, en los temas de Nave (en inglés)`,
      article: (latin, greek) =>
        `Uno junto al otro bajo ${latin}, en ${greek ? "Abbott-Smith" : "Brown, Driver y Briggs"}`,
      phrase: (words) => `Las mismas palabras en inglés: «${words}»`,
      quoted: (words) => `El Antiguo y el Nuevo Testamento comparten: «${words}»`,
      english: (word) => `Ambos, en inglés: «${word}»`,
    },
    commentary: {
      henry: "Matthew Henry, 1706 (abreviado, en inglés)",
      spurgeon: "C. H. Spurgeon sobre los Salmos, 1885 (en inglés)",
      note: "Una voz antigua, en inglés: para sopesar, no para cerrar una cuestión.",
      none: "Aquí no dice nada sobre estos versículos.",
      waiting: "Trayendo el comentario…",
      failed: "No se pudo traer el comentario.",
      verses: (from, to) => (from === to ? `Versículo ${from}` : `Versículos ${from}-${to}`),
      chapter: "Sobre el capítulo",
    },
  },
};
