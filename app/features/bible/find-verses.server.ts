import { phrasesOf, tellingWords, wordsIn } from "./compare/likeness.ts";
import { isReference, MAX_VERSES, type Reference, referenceOfIds } from "./reference.ts";
import { readVerses, type Verse } from "./service.server.ts";
import { findByPhrases, findByWords, findTopics } from "./store.server.ts";
import { rowsOf, TRANSLATIONS, type Translation, verseIdOfRow } from "./translations.ts";

/** Words that are looked for; more would find everything. */
const MAX_WORDS = 8;
const MAX_TOPICS = 6;
const MAX_HITS = 24;
const MAX_QUOTED = 4;

/**
 * Verses on a topic or with some words, the best first: what Nave's Topical Bible lists and what the text says, those
 * that are found both ways before the others. Empty when nothing tells what is looked for.
 */
export async function findVerses(
  bible: D1Database,
  query: string,
  translation: Translation,
  most: number,
): Promise<Verse[]> {
  const words = [...tellingWords(wordsIn(query))].slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const [quoted, byTopic, byText] = await Promise.all([
    quotedVerses(bible, query),
    // Nave speaks English
    TRANSLATIONS[translation].language === "en" ? topicVerses(bible, words) : [],
    textVerses(bible, words, translation),
  ]);
  const inText = new Set(byText.map(keyOf));
  const both = byTopic.filter((reference) => inText.has(keyOf(reference)));
  const inTurn = Array.from({ length: Math.max(byTopic.length, byText.length) }, (_, at) => [
    byText[at],
    byTopic[at],
  ]).flat();
  const chosen = new Map<string, Reference>();
  for (const reference of [...quoted, ...both, ...inTurn])
    if (reference) chosen.set(keyOf(reference), reference);
  const verses = await readVerses(bible, [...chosen.values()].slice(0, most), translation);
  return verses.filter((verse) => verse !== null);
}

const keyOf = ({ bookNumber, chapter, fromVerse }: Reference): string =>
  `${bookNumber}:${chapter}:${fromVerse}`;

const allOf = (words: readonly string[]): string => words.map((word) => `"${word}"*`).join(" AND ");
const anyOf = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(" OR ");

/** Who writes a line of a verse has it from any translation. */
async function quotedVerses(bible: D1Database, query: string): Promise<Reference[]> {
  const phrases = phrasesOf(query);
  const rows = phrases ? await findByPhrases(bible, phrases, MAX_QUOTED) : [];
  return rows.map(({ id }) => referenceOfIds(verseIdOfRow(id)));
}

async function textVerses(
  bible: D1Database,
  words: readonly string[],
  translation: Translation,
): Promise<Reference[]> {
  const rows = rowsOf(translation);
  const all = await findByWords(bible, allOf(words), rows, MAX_HITS);
  const ids =
    all.length > 0 || words.length === 1 ? all : await findByWords(bible, anyOf(words), rows, MAX_HITS);
  return ids.map((id) => referenceOfIds(verseIdOfRow(id)));
}

async function topicVerses(bible: D1Database, words: readonly string[]): Promise<Reference[]> {
  const lists = await findTopics(bible, anyOf(words), MAX_TOPICS);
  return lists.flatMap((refs) =>
    refs
      .split(" ")
      .flatMap(referenceOfRange)
      .slice(0, MAX_HITS / 2),
  );
}

/** `02006016-02006020`; chapters and books, and what is too long to show, are left out. */
function referenceOfRange(range: string): Reference[] {
  const [from = "", to = from] = range.split("-");
  if (from.length !== 8 || to.length !== 8) return [];
  const reference = referenceOfIds(Number(from), Number(to));
  const isShort = reference.toVerse - reference.fromVerse < MAX_VERSES;
  return isShort && from.slice(0, 5) === to.slice(0, 5) && isReference(reference) ? [reference] : [];
}
