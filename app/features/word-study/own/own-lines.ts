/** Our own line on a word, by Strong's number. */
export const OWN_LINES: ReadonlyMap<string, { en: string; es: string }> = new Map();
