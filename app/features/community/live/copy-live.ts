import type { Language } from "#app/core/language.ts";

export type LiveCopy = { waiting(count: number): string; left: string };

/** What an open wall says while it is looked at. */
export const liveCopy: Record<Language, LiveCopy> = {
  en: {
    waiting: (count) => (count === 1 ? "1 new request" : `${count} new requests`),
    left: "This request is no longer on the wall",
  },
  es: {
    waiting: (count) => (count === 1 ? "1 petición nueva" : `${count} peticiones nuevas`),
    left: "Esta petición ya no está en el muro",
  },
};
