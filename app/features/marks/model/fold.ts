/** Text as it is searched: small letters without accents or vowel points, and every gap one blank. */
export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

/** The words that are looked for, each once; more than twelve say nothing more. */
export const wordsOf = (query: string): string[] =>
  [...new Set(folded(query.slice(0, 10_000)).split(" "))]
    .filter((word) => word !== "")
    .slice(0, 12)
    .map((word) => word.slice(0, 60));
