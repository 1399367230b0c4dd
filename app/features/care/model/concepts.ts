import { CONCEPTS } from "./catalog-concepts.ts";
import { normalizedWords } from "./normalize.ts";

const byWord = new Map<string, string[]>();
for (const [name, words] of Object.entries(CONCEPTS))
  for (const word of words.split(" ")) {
    const [plain = ""] = normalizedWords(word);
    const names = byWord.get(plain) ?? [];
    if (!names.includes(name)) byWord.set(plain, [...names, name]);
  }

const NONE: readonly string[] = [];

/** What a normalized word means, of what the model tells apart. */
export const conceptsOf = (word: string): readonly string[] => byWord.get(word) ?? NONE;
