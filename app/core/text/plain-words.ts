/** A sentence as rules compare it: lower case, no accents, apostrophes or punctuation, single spaces. */
export const normalizeWords = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’'`´]/g, "")
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

export const countWords = (plain: string): number => (plain === "" ? 0 : plain.split(" ").length);
