import { encodePlaces, placeOf, VERSES } from "#app/features/bible-search/model/places.ts";
import { wordsOf } from "#app/features/bible-search/model/words.ts";

/** Beginnings of fewer words are put together from their words' own rows. */
const MAX_WORDS = 12;
const BEGINNINGS = [2, 3, 4, 5] as const;
/** Words that follow each other in fewer verses are counted when they are asked for. */
const LEAST_VERSES = 400;
const LONGEST_RUN = 4;

/** The places of each thing that is counted, in order. Things are numbers here: it is two million words. */
class Places {
  readonly names: string[] = [];
  readonly lists: number[][] = [];
  readonly #numbers = new Map<string | number, number>();

  /** The number of a thing, or undefined where it is met first. */
  find = (key: string | number): number | undefined => this.#numbers.get(key);

  meet(key: string | number, name: string): number {
    const number = this.lists.push([]) - 1;
    this.#numbers.set(key, number);
    this.names.push(name);
    return number;
  }

  add(number: number, place: number): void {
    const list = this.lists[number];
    if (list && list[list.length - 1] !== place) list.push(place);
  }

  isFrequent = (number: number): boolean => (this.lists[number]?.length ?? 0) >= LEAST_VERSES;
}

/** A list of places under the name of its row. */
type Row = [name: string, places: readonly number[]];

/** The beginnings that many words share, with the verses of all of them. */
function* beginningsOf({ names, lists }: Places): Generator<Row> {
  const sharing = new Map<string, number[]>();
  for (const [number, word] of names.entries())
    for (const length of BEGINNINGS) {
      if (word.length < length) break;
      const beginning = word.slice(0, length);
      const numbers = sharing.get(beginning);
      if (numbers) numbers.push(number);
      else sharing.set(beginning, [number]);
    }
  for (const [beginning, numbers] of sharing) {
    if (numbers.length <= MAX_WORDS) continue;
    const stands = new Uint8Array(VERSES);
    for (const number of numbers) for (const place of lists[number] ?? []) stands[place] = 1;
    const places: number[] = [];
    for (let place = 0; place < VERSES; place++) if (stands[place] === 1) places.push(place);
    yield [`${beginning}*`, places];
  }
}

/** Every word of a text in its order, by number, and the place of its verse. */
type Words = { numbers: Int32Array; placeOf: Int32Array };

const STRIDE = 2 ** 24;
const NONE = -1;

/** Runs of words that stand in many verses: each longer one begins and ends with shorter ones that do. */
function* runsOf({ numbers, placeOf: places }: Words, words: Places): Generator<Row> {
  let shorter = words;
  /** The frequent run of the last length that begins at each word. */
  let begun = numbers.map((word) => (words.isFrequent(word) ? word : NONE));
  for (let length = 2; length <= LONGEST_RUN; length++) {
    const longer = new Places();
    const next = new Int32Array(numbers.length).fill(NONE);
    for (let at = 0; at + length <= numbers.length; at++) {
      const first = begun[at] ?? NONE;
      const place = places[at] ?? NONE;
      if (first === NONE || begun[at + 1] === NONE || places[at + length - 1] !== place) continue;
      const last = numbers[at + length - 1] ?? NONE;
      const key = first * STRIDE + last;
      const run = longer.find(key) ?? longer.meet(key, `${shorter.names[first]} ${words.names[last]}`);
      longer.add(run, place);
      next[at] = run;
    }
    begun = next.map((run) => (run !== NONE && longer.isFrequent(run) ? run : NONE));
    for (const [run, name] of longer.names.entries())
      if (longer.isFrequent(run)) yield [name, longer.lists[run] ?? []];
    shorter = longer;
  }
}

/** What one translation has rows for: words, beginnings, frequent runs. */
function* countedIn(text: readonly unknown[][]): Generator<Row> {
  const words = new Places();
  const numbers: number[] = [];
  const places: number[] = [];
  for (const [id, said] of text) {
    const place = placeOf(Number(id) % 100_000_000);
    if (place === undefined) continue;
    for (const word of wordsOf(String(said))) {
      const number = words.find(word) ?? words.meet(word, word);
      words.add(number, place);
      numbers.push(number);
      places.push(place);
    }
  }
  for (const [number, word] of words.names.entries()) yield [word, words.lists[number] ?? []];
  yield* beginningsOf(words);
  yield* runsOf({ numbers: Int32Array.from(numbers), placeOf: Int32Array.from(places) }, words);
}

/**
 * The rows of `search_words`.
 * @param texts of each translation in the order of the columns: rows that begin with id and text
 */
export function searchWords(texts: readonly (readonly unknown[][])[]): unknown[][] {
  const rows = new Map<string, (string | null)[]>();
  for (const [column, text] of texts.entries())
    for (const [word, places] of countedIn(text)) {
      const row = rows.get(word) ?? texts.map(() => null);
      row[column] = encodePlaces(places);
      rows.set(word, row);
    }
  return [...rows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, places]) => [word, ...places]);
}
