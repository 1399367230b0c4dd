import { numberOf } from "#app/features/word-study/lemma.ts";
import type { Article, DictionaryEntry } from "#app/features/word-study/study.ts";
import { entryReader } from "./entries.ts";
import { grouped, rowsIn } from "./read-data.ts";

const sensesOf = (text = ""): string[] => text.split(" ¶ ").filter(Boolean);

const brownDriverBriggs = ([, head = "", kind = "", senses]: string[]): Article => ({
  head,
  kind,
  senses: sensesOf(senses),
});

/** The lemma stands in its head again, with its endings. */
const abbottSmith = ([lemma = "", senses, head = ""]: string[]): Article => ({
  head: head || lemma,
  kind: "",
  senses: sensesOf(senses).filter((sense) => sense !== head),
});

/** Strong's words with all that the dictionaries say of them. */
export function dictionaryReader(): { numbers: string[]; entry(number: string): DictionaryEntry } {
  const entryOf = entryReader();
  const strong = new Map(
    [...rowsIn("lexicon/strongs-hebrew.tsv.gz"), ...rowsIn("lexicon/strongs-greek.tsv.gz")].map(
      ([number = "", ...rest]) => [number, rest] as const,
    ),
  );
  const articles = new Map<string, Article[]>();
  const add = (key: string, article: Article) =>
    articles.set(numberOf(key), [...(articles.get(numberOf(key)) ?? []), article]);
  for (const [key, rows] of grouped(rowsIn("lexicon/bdb.tsv.gz")))
    for (const row of rows) add(key, brownDriverBriggs(row));
  for (const [key, rows] of grouped(rowsIn("lexicon/abbott-smith.tsv.gz")))
    for (const row of rows) add(key, abbottSmith(row));
  const parts = Map.groupBy(
    rowsIn("lexicon/hebrew-glosses.tsv.gz").filter(([key = ""]) => /\d[a-z]/.test(key)),
    ([key = ""]) => numberOf(key),
  );
  return {
    numbers: [...strong.keys()],
    entry: (number) => {
      const entry = entryOf(number);
      if (!entry) throw new Error(`${number} is no number of Strong's`);
      const [, , , from = "", , usage = ""] = strong.get(number) ?? [];
      return {
        ...entry,
        from,
        usage,
        parts: (parts.get(number) ?? []).map(([key = "", gloss = ""]) => [key, gloss] as const),
        articles: articles.get(number) ?? [],
      };
    },
  };
}
