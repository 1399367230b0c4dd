import type { Copy } from "#app/core/language.ts";

const en = { wrong: "Something went wrong", missing: "Page not found" };

/** What kind of page stands in for one that cannot be shown: apart from its words, for the tab tells it before they come. */
export const errorTitles: Copy<typeof en> = {
  en,
  es: { wrong: "Algo salió mal", missing: "No encontramos la página" },
};
