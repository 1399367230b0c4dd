/** One verse of a shipped text: `BBCCCVVV`, its flags and its words (`data/NOTICE.md`). */
export type VerseRow = { id: string; flags: string; text: string };

/** A word that may be run together or broken; what is right all the same stands in `data/bible/allowed-words.tsv`. */
export type Suspect = { kind: "joined" | "broken"; word: string; verse: string };

const WORD = /\p{L}+(?:[’']\p{L}+)*/gu;

/** Words of one letter. */
const SINGLE: Record<string, string> = { kjv: "aio", web: "ai", rv1909: "aeoyuáéóú" };

/** What must not stand in any verse. */
const NEVER: Record<string, RegExp> = {
  "capital inside a word": /\p{L}*(?:[a-zà-ÿ](?<!(?<!\p{L})Mc)(?=[A-ZÀ-Þ]))\p{L}+/u,
  "no space after punctuation": /[,;:.?!)]\p{L}|[,;:.?!)’]?”\p{L}|[^\s(“‘—¿¡][(“¿¡]/u,
  "doubled or lost space": / {2}|^ | $|\t|[ \u00a0][,;:.?!)”]|[(“‘¿¡] |” —/u,
  "doubled punctuation": /[,;:]{2}|,\.|\.,|(?<!\.)\.\.(?!\.)/u,
  "strange character": /[^\p{L}\p{M}\s.,;:?!()“”‘’—¿¡[\]-]/u,
  "doubled word":
    /(?<!\p{L})(?:de de|que que|the the|of of|and and|los los|las las|y y|á á|en en|to to|unto unto)(?!\p{L})/u,
};

/** The faults of a verse's marks, spaces and letters, by name. */
export const faultsIn = (text: string): string[] =>
  Object.entries(NEVER).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

function countOf<Key>(all: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of all) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * Rare words that fall apart into words which stand side by side elsewhere ("vienede"), and pairs that make up a word
 * ("bold ly"). No dictionary: the text itself says which words there are.
 */
export function suspectsIn(name: string, rows: readonly VerseRow[]): Suspect[] {
  const verses = rows.map(({ id, text }) => ({
    id,
    text,
    words: [...text.matchAll(WORD)].map(([word]) => word.toLowerCase()),
  }));
  const count = countOf(verses.flatMap(({ words }) => words));
  const pairs = countOf(
    verses.flatMap(({ words }) => words.slice(1).map((word, at) => `${words[at]} ${word}`)),
  );
  const n = (word: string) => count.get(word) ?? 0;
  const together = (first: string, second: string) => pairs.get(`${first} ${second}`) ?? 0;
  const isWord = (word: string) => n(word) > 0 && (word.length > 1 || SINGLE[name]?.includes(word));
  const cuts = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => at + 1);

  const fallsInTwo = (word: string, least: number) =>
    cuts(word).some((at) => {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      return isWord(first) && isWord(second) && together(first, second) >= least;
    });
  const fallsInThree = (word: string) =>
    cuts(word).some((at) => {
      const first = word.slice(0, at);
      return (
        n(first) >= 20 &&
        isWord(first) &&
        cuts(word.slice(at)).some((length) => {
          const second = word.slice(at, at + length);
          return together(first, second) >= 2 && together(second, word.slice(at + length)) >= 2;
        })
      );
    });

  const found = new Map<string, Suspect>();
  const add = (suspect: Suspect) => found.set(`${suspect.kind} ${suspect.word}`, suspect);
  for (const { id, text, words } of verses) {
    for (const word of words) {
      if (n(word) > 12) continue;
      if ((n(word) <= 2 && fallsInThree(word)) || fallsInTwo(word, n(word) <= 4 ? 2 : 6))
        add({ kind: "joined", word, verse: id });
    }
    for (const { groups } of text.matchAll(
      /(?<![\p{L}\p{N}’])(?=(?<first>\p{L}+) (?<second>\p{L}+)(?![\p{L}\p{N}’]))/gu,
    )) {
      const [first, second] = [groups?.first?.toLowerCase() ?? "", groups?.second?.toLowerCase() ?? ""];
      const whole = n(first + second);
      const isBroken =
        (whole >= 2 && together(first, second) <= 2 && Math.min(n(first), n(second)) <= 2) ||
        (whole >= 20 && together(first, second) === 1 && whole > n(first));
      if (isBroken) add({ kind: "broken", word: `${first} ${second}`, verse: id });
    }
  }
  return [...found.values()];
}
