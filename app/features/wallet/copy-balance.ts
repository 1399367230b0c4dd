import type { Copy } from "#app/core/language.ts";

/** What the header says of the balance. */
export const balanceCopy: Copy<{ coins: string; gems: string }> = {
  en: { coins: "faith coins", gems: "faith gems" },
  es: { coins: "monedas de fe", gems: "gemas de fe" },
};
