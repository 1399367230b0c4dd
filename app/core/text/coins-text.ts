import type { Copy } from "#app/core/language.ts";

/** How many coins, in words. */
export const coinsText: Copy<(coins: number) => string> = {
  en: (coins) => (coins === 1 ? "1 coin" : `${coins} coins`),
  es: (coins) => (coins === 1 ? "1 moneda" : `${coins} monedas`),
};
