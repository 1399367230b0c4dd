import { CONCEPTS } from "./catalog-concepts.ts";
import { GOODBYE_CONCEPTS } from "./catalog-goodbye-concepts.ts";
import { CONCEPT, hashOf, SEED } from "./hashing.ts";
import { normalizedWords } from "./normalize.ts";

/** What a normalized word means, of what a model tells apart: the hashes of its concepts. */
export type Meaning = (word: string) => readonly number[];

const NONE: readonly number[] = [];

function meaningIn(catalog: Readonly<Record<string, string>>): Meaning {
  const byWord = new Map<string, number[]>();
  for (const [concept, words] of Object.entries(catalog)) {
    const name = hashOf(concept, SEED ^ CONCEPT);
    for (const word of words.split(" ")) {
      const [plain = ""] = normalizedWords(word);
      const names = byWord.get(plain) ?? [];
      if (!names.includes(name)) byWord.set(plain, [...names, name]);
    }
  }
  return (word) => byWord.get(word) ?? NONE;
}

/** What the model of danger tells apart. */
export const conceptsOf: Meaning = meaningIn(CONCEPTS);

/** What the models of goodbyes and hooks tell apart. */
export const goodbyeConceptsOf: Meaning = meaningIn(GOODBYE_CONCEPTS);
