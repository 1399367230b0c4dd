import type { Entry } from "#app/features/word-study/book-file.ts";
import { numberOf } from "#app/features/word-study/lemma.ts";
import { OWN_LINES } from "#app/features/word-study/own/own-lines.ts";
import { byFirst } from "./read-data.ts";

/** Words of both dictionaries by what the text has them under: `H2617a` has Strong's entry of H2617 and a gloss of its own. */
export function entryReader(): (key: string) => Entry | null {
  const strong = new Map([
    ...byFirst("lexicon/strongs-hebrew.tsv.gz"),
    ...byFirst("lexicon/strongs-greek.tsv.gz"),
  ]);
  const glosses = byFirst("lexicon/hebrew-glosses.tsv.gz");
  return (key) => {
    const number = numberOf(key);
    const row = strong.get(number);
    if (!row) return null;
    const [word = "", latin = "", said = "", _from, definition = ""] = row;
    const own = OWN_LINES.get(number);
    return {
      word,
      latin,
      said,
      gloss: glosses.get(key)?.[0] ?? glosses.get(number)?.[0] ?? "",
      strong: definition,
      ...(own && { own }),
    };
  };
}
