import type { Copy } from "#app/core/language.ts";

/** Koinonia in a sentence: for search, for shared links, and on a home screen. */
export const siteCopy = {
  en: { description: "A Christian community with a companion that opens Scripture with you." },
  es: { description: "Una comunidad cristiana con un compañero que abre las Escrituras contigo." },
} satisfies Copy<{ description: string }>;
