import { CONCEPTS } from "./catalog-concepts.ts";
import { GOODBYE_CONCEPTS } from "./catalog-goodbye-concepts.ts";
import { normalizedWords } from "./normalize.ts";

/** What a normalized word means, of what a model tells apart. */
export type Meaning = (word: string) => readonly string[];

const NONE: readonly string[] = [];

function meaningIn(catalog: Readonly<Record<string, string>>): Meaning {
  const byWord = new Map<string, string[]>();
  for (const [name, words] of Object.entries(catalog))
    for (const word of words.split(" ")) {
      const [plain = ""] = normalizedWords(word);
      const names = byWord.get(plain) ?? [];
      if (!names.includes(name)) byWord.set(plain, [...names, name]);
    }
  return (word) => byWord.get(word) ?? NONE;
}

/** What the model of danger tells apart. */
export const conceptsOf: Meaning = meaningIn(CONCEPTS);

/** What the models of goodbyes and hooks tell apart. */
export const goodbyeConceptsOf: Meaning = meaningIn(GOODBYE_CONCEPTS);
