/** What the text has a word under: `c/m/H4138` is "and", "from" and H4138; `l` is a prefix with an ending, and no word. */
export type Lemma = { prefixes: readonly string[]; key: string | null };

export function lemmaOf(text: string): Lemma {
  const parts = text.split("/");
  const key = parts.find((part) => /^[HG]\d/.test(part)) ?? null;
  return { prefixes: parts.filter((part) => part !== key), key: key?.replace(/\+$/, "") ?? null };
}

/** Strong's number, without the letter that tells words of one number apart: `H1254a` is H1254. */
export const numberOf = (key: string): string => /^[HG]\d+/.exec(key)?.[0] ?? key;
