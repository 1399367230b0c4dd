import { BOOKS } from "#app/features/bible/books.ts";
import { CHAPTER_LENGTHS } from "#app/features/bible/chapter/chapter-lengths.ts";

/**
 * In which verses a word stands, as it is kept in the table `search_words`: a verse is its place from Genesis 1:1 on.
 * `b` and a bit for each verse of the Bible, or `d` and the steps from one verse to the next, whichever is shorter.
 */

/** The place of each chapter's first verse, book by book; with the length of all at the end. */
const STARTS: number[][] = [];
const BOOK_STARTS: number[] = [];
let length = 0;
for (const chapters of CHAPTER_LENGTHS) {
  BOOK_STARTS.push(length);
  STARTS.push(
    chapters.map((verses) => {
      length += verses;
      return length - verses;
    }),
  );
}
BOOK_STARTS.push(length);

/** Verses of the Bible, in the numbering of the King James Version. */
export const VERSES = length;

/** Where the verse `BBCCCVVV` stands; undefined when there is no such chapter. */
export function placeOf(verseId: number): number | undefined {
  const start = STARTS[Math.floor(verseId / 1_000_000) - 1]?.[(Math.floor(verseId / 1000) % 1000) - 1];
  return start === undefined ? undefined : start + (verseId % 1000) - 1;
}

/** The verse `BBCCCVVV` at a place. */
export function verseAt(place: number): number {
  const book = BOOK_STARTS.findLastIndex((start) => start <= place);
  const chapters = STARTS[book] ?? [];
  const chapter = chapters.findLastIndex((start) => start <= place);
  return (book + 1) * 1_000_000 + (chapter + 1) * 1000 + place - (chapters[chapter] ?? 0) + 1;
}

/** A bit for each verse. */
export type VerseSet = Uint32Array;

const WORDS = Math.ceil(VERSES / 32);
const BYTES = Math.ceil(VERSES / 8);

export const noVerses = (): VerseSet => new Uint32Array(WORDS);

export const addTo = (set: VerseSet, other: VerseSet): void => {
  for (let at = 0; at < WORDS; at++) set[at] = (set[at] ?? 0) | (other[at] ?? 0);
};
export const keepIn = (set: VerseSet, other: VerseSet): void => {
  for (let at = 0; at < WORDS; at++) set[at] = (set[at] ?? 0) & (other[at] ?? 0);
};
export const takeFrom = (set: VerseSet, other: VerseSet): void => {
  for (let at = 0; at < WORDS; at++) set[at] = (set[at] ?? 0) & ~(other[at] ?? 0);
};

/** The places in the set from one on, in their order. */
export function* placesFrom(set: VerseSet, from: number): Generator<number> {
  for (let place = from; place < VERSES; place++) {
    const word = set[place >>> 5] ?? 0;
    // most of a set is empty: 32 at a time
    if (word === 0) place |= 31;
    else if ((word >>> (place & 31)) & 1) yield place;
  }
}

export const put = (set: VerseSet, place: number): void => {
  set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31));
};

const base64 = (bytes: Uint8Array): string => {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

/** @param places in their order, each once */
export function encodePlaces(places: readonly number[]): string {
  const steps: number[] = [];
  let last = -1;
  for (const place of places) {
    let step = place - last - 1;
    last = place;
    for (; step > 127; step >>>= 7) steps.push((step & 127) | 128);
    steps.push(step);
  }
  if (steps.length < BYTES) return `d${base64(Uint8Array.from(steps))}`;
  const bits = new Uint8Array(BYTES);
  for (const place of places) bits[place >>> 3] = (bits[place >>> 3] ?? 0) | (1 << (place & 7));
  return `b${base64(bits)}`;
}

/** Adds the verses of an encoded list to the set. */
export function decodeInto(set: VerseSet, encoded: string): void {
  const bytes = atob(encoded.slice(1));
  if (encoded.startsWith("b")) {
    for (let at = 0; at < bytes.length; at++)
      set[at >>> 2] = (set[at >>> 2] ?? 0) | (bytes.charCodeAt(at) << ((at & 3) * 8));
    return;
  }
  let place = -1;
  let step = 0;
  let shift = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes.charCodeAt(at);
    step |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    place += step + 1;
    put(set, place);
    step = 0;
    shift = 0;
  }
}

const bitsIn = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** How many of the verses are in each book, Genesis first. */
export function countByBook(set: VerseSet): number[] {
  return BOOKS.map((_, book) => {
    const from = BOOK_STARTS[book] ?? 0;
    const to = BOOK_STARTS[book + 1] ?? from;
    let count = 0;
    for (let at = from >>> 5; at <= (to - 1) >>> 5; at++) {
      let word = set[at] ?? 0;
      if (at === from >>> 5) word &= -1 << (from & 31);
      if (at === (to - 1) >>> 5 && (to & 31) !== 0) word &= (1 << (to & 31)) - 1;
      count += bitsIn(word >>> 0);
    }
    return count;
  });
}
