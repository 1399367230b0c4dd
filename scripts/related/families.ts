import { lemmaOf, numberOf } from "#app/features/word-study/lemma.ts";
import { rowsIn } from "#scripts/word-files/read-data.ts";

/** What verses can have in common, in families: each feature with the verses that have it. */
export type Family = {
  /** How much the family counts. */
  weight: number;
  /** Verses by feature, in their order. */
  verses: number[][];
  /** Features by verse. */
  of: number[][];
  names: string[];
};

export type FamilyName = "word" | "number" | "phrase" | "heading" | "topic" | "article";

/** Longer runs of verses say of none in particular that it is about the topic. */
const LONGEST_RUN = 6;
/** An article's list of places that is longer says only that the word is common. */
const LONGEST_LIST = 12;
const PHRASE_WORDS = 4;

const SMALL = new Set(
  (
    "the and of to that in he shall unto for i his a lord they be is him not them it with all thou thy was god which my me said " +
    "but ye their have will thee from as are when this out were upon man by you up there hath then had into on her come one we " +
    "no so at or an if who let she what our these us also am your because do did has may than thine those where now every how whom"
  ).split(" "),
);

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^a-z’ -]/g, " ")
    .split(/\s+/)
    .filter(Boolean);

/** `loveth` and `loved` are one word here. */
export const stemOf = (word: string): string =>
  word.replace(/’s$/, "").replace(/(?<=...)(?:edst|est|eth|ed|ing|ness|es|s|e|y|ies)$/, "");

class Building {
  readonly family: Family;
  readonly #at = new Map<string, number>();
  constructor(weight: number, verses: number) {
    this.family = { weight, verses: [], of: Array.from({ length: verses }, () => []), names: [] };
  }
  add(verse: number, name: string): void {
    const at = this.#at.get(name) ?? this.family.names.push(name) - 1;
    this.#at.set(name, at);
    const of = this.family.of[verse];
    if (!of || of.includes(at)) return;
    of.push(at);
    const verses = this.family.verses[at];
    if (verses) verses.push(verse);
    else this.family.verses[at] = [verse];
  }
}

export type Features = {
  ids: number[];
  texts: string[];
  families: Record<FamilyName, Family>;
  /** Under how many of Nave's headings each verse stands. */
  lists: number[];
};

/** Everything that the shipped data says of verses: words, numbers of Strong's, Nave's headings, dictionaries' lists. */
export function readFeatures(): Features {
  const rows = rowsIn("bible/kjv.tsv.gz");
  const ids = rows.map(([id]) => Number(id));
  const texts = rows.map(([, , text = ""]) => text);
  const at = new Map(ids.map((id, index) => [id, index]));
  const building = (weight: number) => new Building(weight, ids.length);
  const families = {
    word: building(1),
    number: building(1),
    phrase: building(0.3),
    heading: building(1.5),
    topic: building(0.3),
    article: building(0.3),
  };
  texts.forEach((text, verse) => {
    addText(verse, text, families.word, families.phrase);
  });
  for (const language of ["hebrew", "greek"])
    for (const [id, words = ""] of rowsIn(`original/${language}.tsv.gz`)) {
      const verse = at.get(Number(id));
      if (verse !== undefined) for (const number of numbersIn(words)) families.number.add(verse, number);
    }
  const lists = addHeadings(at, families.heading, families.topic);
  addArticles(at, families.article);
  return {
    ids,
    texts,
    lists,
    families: Object.fromEntries(
      Object.entries(families).map(([name, { family }]) => [name, family]),
    ) as Features["families"],
  };
}

function addText(verse: number, text: string, word: Building, phrase: Building): void {
  const words = wordsOf(text);
  const stems = words.map(stemOf);
  stems.forEach((stem, index) => {
    if (!SMALL.has(words[index] ?? "")) word.add(verse, stem);
    if (index + PHRASE_WORDS <= stems.length)
      phrase.add(verse, stems.slice(index, index + PHRASE_WORDS).join(" "));
  });
}

const numbersIn = (words: string): string[] =>
  words.split(" ").flatMap((word) => {
    const { key } = lemmaOf(word.split("|")[1] ?? "");
    return key ? [numberOf(key)] : [];
  });

/** A heading is known by its line in Nave's file. */
function addHeadings(at: ReadonlyMap<number, number>, heading: Building, topic: Building): number[] {
  const lists: number[] = Array.from({ length: at.size }, () => 0);
  rowsIn("topics/nave.tsv.gz").forEach(([name = "", , refs = ""], line) => {
    for (const ref of refs.split(" ")) {
      const [from = "", to = from] = ref.split("-");
      if (from.length !== 8 || to.length !== 8 || Number(to) - Number(from) >= LONGEST_RUN) continue;
      for (let id = Number(from); id <= Number(to); id++) {
        const verse = at.get(id);
        if (verse === undefined) continue;
        heading.add(verse, String(line));
        topic.add(verse, name);
        lists[verse] = (lists[verse] ?? 0) + 1;
      }
    }
  });
  return lists;
}

/** Places that a dictionary sets side by side, known by the word and a running number. */
function addArticles(at: ReadonlyMap<number, number>, article: Building): void {
  let list = 0;
  for (const [path, column] of [
    ["lexicon/bdb.tsv.gz", 4],
    ["lexicon/abbott-smith.tsv.gz", 2],
  ] as const)
    for (const row of rowsIn(path))
      for (const part of (row[column] ?? "").split(/ ¶ |[;:]/)) {
        list += 1;
        const verses = [...part.matchAll(/\{(\d{8})(?:-\d{8})?\}/g)]
          .map(([, id]) => at.get(Number(id)))
          .filter((verse) => verse !== undefined);
        if (verses.length < 2 || verses.length > LONGEST_LIST) continue;
        for (const verse of verses) article.add(verse, `${numberOf(row[0] ?? "")} ${list}`);
      }
}
