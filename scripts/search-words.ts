import { encodePlaces, placeOf } from "#app/features/bible-search/model/places.ts";
import { wordsOf } from "#app/features/bible-search/model/words.ts";

/** Beginnings of fewer words are put together from their words' own rows. */
const MOST_WORDS = 12;
const BEGINNINGS = [2, 3, 4, 5] as const;
/** Words that follow each other in fewer verses are counted when they are asked for. */
const LEAST_VERSES = 400;
const LONGEST_RUN = 4;

/** Lists of places, each in order, by word. */
type Lists = Map<string, number[]>;

function add(lists: Lists, word: string, place: number): void {
  const list = lists.get(word);
  if (!list) lists.set(word, [place]);
  else if (list.at(-1) !== place) list.push(place);
}

type Verse = { place: number; words: string[] };

/** The words of one translation, and the beginnings of many of them. */
function wordsIn(verses: readonly Verse[]): Lists {
  const lists: Lists = new Map();
  for (const { place, words } of verses) for (const word of words) add(lists, word, place);
  const ofBeginning = new Map<string, string[]>();
  for (const word of lists.keys())
    for (const length of BEGINNINGS)
      if (word.length >= length) {
        const beginning = `${word.slice(0, length)}*`;
        const known = ofBeginning.get(beginning);
        if (known) known.push(word);
        else ofBeginning.set(beginning, [word]);
      }
  for (const [beginning, words] of ofBeginning) {
    if (words.length <= MOST_WORDS) continue;
    const places = new Set(words.flatMap((word) => lists.get(word) ?? []));
    lists.set(
      beginning,
      [...places].toSorted((a, b) => a - b),
    );
  }
  return lists;
}

/** Runs of words that stand in many verses: each longer one begins and ends with shorter ones that do. */
function runsIn(verses: readonly Verse[], lists: Lists): Lists {
  const runs: Lists = new Map();
  let shorter = new Set([...lists].flatMap(([word, { length }]) => (length < LEAST_VERSES ? [] : [word])));
  /** The runs of the last length that begin at each word of each verse; empty where it is not frequent. */
  let begun = verses.map(({ words }) => words.map((word) => (shorter.has(word) ? word : "")));
  for (let length = 2; length <= LONGEST_RUN; length++) {
    const found: Lists = new Map();
    begun = verses.map(({ place, words }, verse) =>
      words.map((_, at) => {
        const first = begun[verse]?.[at];
        if (!first || !begun[verse]?.[at + 1]) return "";
        const run = `${first} ${words[at + length - 1]}`;
        add(found, run, place);
        return run;
      }),
    );
    shorter = new Set();
    for (const [run, places] of found)
      if (places.length >= LEAST_VERSES) {
        runs.set(run, places);
        shorter.add(run);
      }
    begun = begun.map((verse) => verse.map((run) => (shorter.has(run) ? run : "")));
  }
  return runs;
}

/**
 * The rows of `search_words`.
 * @param texts of each translation in the order of the columns: rows that begin with id and text
 */
export function searchWords(texts: readonly (readonly unknown[][])[]): unknown[][] {
  const rows = new Map<string, (string | null)[]>();
  for (const [column, text] of texts.entries()) {
    const verses = text.flatMap(([id, words]) => {
      const place = placeOf(Number(id) % 100_000_000);
      return place === undefined ? [] : [{ place, words: wordsOf(String(words)) }];
    });
    const lists = wordsIn(verses);
    for (const list of [lists, runsIn(verses, lists)])
      for (const [word, places] of list) {
        const row = rows.get(word) ?? texts.map(() => null);
        row[column] = encodePlaces(places);
        rows.set(word, row);
      }
  }
  return [...rows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, places]) => [word, ...places]);
}
