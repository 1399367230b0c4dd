import { beginningsOf, goesOn, type Place, type Runs } from "./places.ts";

/**
 * Reads words one after the other along many runs at once, as a state machine without backtracking: each word is
 * looked at once, and two ways that have come to the same place go on as one. So a text costs as much as it is long,
 * however often its words repeat.
 */

/** A word that ways have begun with. */
export type Start = { at: number };

/**
 * Goes along some runs.
 * @param isMeant whether what began there counts for runs with this tag; asked once a second word goes on with it
 */
export class Matcher<Tag, From extends Start> {
  readonly #runs: Runs<Tag>;
  readonly #isMeant: (start: From, tag: Tag) => boolean;
  /** The earliest word that has led to each place; in the order of these words. */
  #ways = new Map<Place<Tag>, From>();
  /** The word that was read last: of what begins with it nobody knows yet whether it is meant. */
  #fresh: From | null = null;

  constructor(runs: Runs<Tag>, isMeant: (start: From, tag: Tag) => boolean = () => true) {
    this.#runs = runs;
    this.#isMeant = isMeant;
  }

  /** Reads one whole word; the earliest start of what it makes whole. `start`: what may begin with it. */
  read(word: string, start: From | null): From | null {
    const ways = new Map<Place<Tag>, From>();
    const seen = new Set<Place<Tag>>();
    let whole: From | null = null;
    const arrive = (place: Place<Tag>, from: From): void => {
      if (place.step?.oneOf) for (const way of place.ways) arrive(way, from);
      else if (!place.step) whole ??= this.#isMeant(from, place.tag) ? from : null;
      else if (!ways.has(place)) ways.set(place, from);
    };
    const take = (place: Place<Tag>, from: From): void => {
      if (seen.has(place)) return;
      seen.add(place);
      const { step } = place;
      if (!step) return arrive(place, from);
      if (step.oneOf) for (const way of place.ways) take(way, from);
      else if (step.unless) {
        if (!step.words.has(word)) take(place.next, from);
      } else {
        if (step.words.has(word)) arrive(step.any ? place : place.next, from);
        if (step.any) take(place.next, from);
      }
    };
    for (const [place, from] of this.#ways) {
      // decided for all its ways at once, and only where it goes on
      if (
        from !== this.#fresh ||
        (goesOn(place, (words) => words.has(word)) && this.#isMeant(from, place.tag))
      )
        take(place, from);
    }
    if (start) for (const place of this.#runs.byFirst.get(word) ?? []) take(place, start);
    this.#fresh = start;
    this.#ways = ways;
    return whole;
  }

  /** The earliest word of what has begun and may go on. */
  get begun(): From | null {
    for (const [, from] of this.#ways) return from;
    return null;
  }

  /** The same where a word more has begun, which may still grow. @param start what may begin with it */
  begunWith(beginning: string, start: From): From | null {
    for (const [place, from] of this.#ways)
      if (goesOn(place, (words) => beginningsOf(words).has(beginning), true)) return from;
    return this.#runs.begin.has(beginning) ? start : null;
  }

  /** Whether what has been read is whole where nothing comes any more. */
  get isWholeAtEnd(): boolean {
    const ends = (place: Place<Tag>): boolean => {
      if (!place.step) return true;
      if (place.step.oneOf) return place.ways.some(ends);
      return Boolean(place.step.any || place.step.unless) && ends(place.next);
    };
    return [...this.#ways.keys()].some(ends);
  }
}

/** Whether words go along one of some runs from their first on, to its end. */
export function goesAlong<Tag>(runs: Runs<Tag>, words: readonly string[]): boolean {
  const matcher = new Matcher<Tag, Start>(runs);
  for (const [at, word] of words.entries()) {
    if (matcher.read(word, at === 0 ? { at } : null)) return true;
    if (!matcher.begun) return false;
  }
  return matcher.isWholeAtEnd;
}
