import type { Copy } from "#app/core/language.ts";

/** What the header says; the list's own words come with the list. `{n}` is how many are new. */
export const bellCopy: Copy<{ none: string; some: string }> = {
  en: { none: "Notifications", some: "Notifications, {n} new" },
  es: { none: "Avisos", some: "Avisos, {n} sin leer" },
};
