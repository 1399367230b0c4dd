/** Whoever turns on before has not read here, ms. */
export const SETTLED_MS = 2_000;
