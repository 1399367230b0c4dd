import { type Passage, versesOf, wordsOf } from "./passage.ts";

/** What is better read together: a chapter, or a section of several Gospels. */
export type Section = readonly Passage[];
export type Stream = readonly Section[];

/** A cut moves to the end of a section when that is no farther than this share of a day's reading. */
const NEAR = 0.4;

export const versesIn = (stream: Stream): number =>
  stream.reduce((sum, section) => section.reduce((inner, passage) => inner + versesOf(passage), sum), 0);

const wordsIn = (section: Section): number => section.reduce((sum, passage) => sum + wordsOf(passage), 0);

/**
 * Cuts a stream into so many parts of about as many words each: at the end of a section where one is near, else between
 * verses. Nothing is left out, read twice or empty.
 * @param parts from 1 to the number of verses
 */
export function cutStream(stream: Stream, parts: number): Passage[][] {
  const verses = versesIn(stream);
  if (!Number.isInteger(parts) || parts < 1 || parts > verses) throw new RangeError(`no ${parts} parts`);
  const cuts = [0, ...placesOf(stream, parts), verses];
  // each part has a verse at least, whatever lies near
  for (let at = 1; at < parts; at++) {
    cuts[at] = Math.min(Math.max(cuts[at] ?? 0, (cuts[at - 1] ?? 0) + 1), verses - (parts - at));
  }
  return between(stream.flat(), cuts);
}

/** After which verse of the stream each part but the last should end. */
function placesOf(stream: Stream, parts: number): number[] {
  const total = stream.reduce((sum, section) => sum + wordsIn(section), 0);
  const near = (NEAR * total) / parts;
  const places: number[] = [];
  let words = 0;
  let verses = 0;
  for (const section of stream) {
    const [endWords, endVerses] = [words + wordsIn(section), verses + versesIn([section])];
    while (places.length < parts - 1) {
      const wanted = (total * (places.length + 1)) / parts;
      if (wanted > endWords) break;
      const [before, after] = [wanted - words, endWords - wanted];
      if (before <= near && before <= after && verses > 0) places.push(verses);
      else if (after <= near) places.push(endVerses);
      else places.push(verses + verseAt(section, before));
    }
    words = endWords;
    verses = endVerses;
  }
  while (places.length < parts - 1) places.push(verses);
  return places;
}

/** How many verses of the section hold so many words. */
function verseAt(section: Section, words: number): number {
  let left = words;
  let verses = 0;
  for (const passage of section) {
    const whole = wordsOf(passage);
    if (left <= whole) return verses + Math.max(1, Math.round((left / whole) * versesOf(passage)));
    left -= whole;
    verses += versesOf(passage);
  }
  return verses;
}

/** The passages from one cut to the next; a passage that a cut falls into is parted. */
function between(passages: readonly Passage[], cuts: readonly number[]): Passage[][] {
  const parts: Passage[][] = [];
  let at = 0;
  let begun = 0;
  for (let part = 1; part < cuts.length; part++) {
    const [first, last] = [cuts[part - 1] ?? 0, cuts[part] ?? 0];
    const found: Passage[] = [];
    while (at < passages.length && begun < last) {
      const passage = passages[at] as Passage;
      const ends = begun + versesOf(passage);
      const fromVerse = passage.fromVerse + Math.max(0, first - begun);
      const toVerse = passage.fromVerse + Math.min(versesOf(passage), last - begun) - 1;
      found.push({ ...passage, fromVerse, toVerse });
      if (ends > last) break;
      begun = ends;
      at++;
    }
    parts.push(found);
  }
  return parts;
}

/** Several streams side by side: each day has its part of each. */
export function cutStreams(streams: readonly Stream[], parts: number): Passage[][] {
  const cut = streams.map((stream) => cutStream(stream, parts));
  return Array.from({ length: parts }, (_, at) => cut.flatMap((stream) => stream[at] ?? []));
}
