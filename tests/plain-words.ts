/** Said of things once, in place of the word that everybody knows (decision 0047). No catalogue holds them again. */
export const HIDING: readonly RegExp[] = [
  /back to the house|volver a la casa/i,
  /turned out otherwise|salió de otro modo/i,
  /in 100\b|de 100 (del camino|salen)/i,
  /together: "Together"/,
  /\bset out\b"/i,
  /fill the purse|llenan la bolsa/i,
];
