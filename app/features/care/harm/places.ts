import { firstWords, type Run, type Step } from "./runs.ts";

/** Where a way has come to: a step of a run, and the place behind the run. Made when it is first reached. */
export class Place<Tag> {
  readonly #runs = new Map<Run, Place<Tag>>();
  #next: Place<Tag> | null = null;
  #ways: Place<Tag>[] | null = null;

  readonly tag: Tag;
  readonly step: Step | null;
  readonly #later: Run;
  readonly #onward: Place<Tag> | null;

  constructor(tag: Tag, step: Step | null, later: Run, onward: Place<Tag> | null) {
    this.tag = tag;
    this.step = step;
    this.#later = later;
    this.#onward = onward;
  }

  /** The beginning of a run that leads here. */
  startOf(run: Run): Place<Tag> {
    const known = this.#runs.get(run);
    if (known) return known;
    const [first, ...later] = run;
    const place = first ? new Place(this.tag, first, later, this) : this;
    this.#runs.set(run, place);
    return place;
  }

  get next(): Place<Tag> {
    this.#next ??= this.#onward?.startOf(this.#later) ?? this;
    return this.#next;
  }

  get ways(): readonly Place<Tag>[] {
    this.#ways ??= (this.step?.oneOf ?? []).map((run) => this.next.startOf(run));
    return this.#ways;
  }
}

const beginnings = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();
/** Every beginning of some words, themselves included. */
export function beginningsOf(words: ReadonlySet<string>): ReadonlySet<string> {
  const known = beginnings.get(words);
  if (known) return known;
  const all = new Set(
    [...words].flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1)).concat("")),
  );
  beginnings.set(words, all);
  return all;
}

/**
 * Whether a word that is in `words` leads on from a place.
 * @param grows it may become another word
 */
export function goesOn<Tag>(
  place: Place<Tag>,
  isIn: (words: ReadonlySet<string>) => boolean,
  grows = false,
): boolean {
  const { step } = place;
  if (!step) return true;
  if (step.oneOf) return place.ways.some((way) => goesOn(way, isIn, grows));
  if (step.unless) return grows || (!isIn(step.words) && goesOn(place.next, isIn, grows));
  return isIn(step.words) || (step.any === true && goesOn(place.next, isIn, grows));
}

/** The runs that are looked for, found by the words that they begin with. */
export type Runs<Tag> = { byFirst: ReadonlyMap<string, readonly Place<Tag>[]>; begin: ReadonlySet<string> };

export function runsOf<Tag>(entries: readonly { run: Run; tag: Tag }[]): Runs<Tag> {
  const ends = new Map<Tag, Place<Tag>>();
  const byFirst = new Map<string, Place<Tag>[]>();
  for (const { run, tag } of entries) {
    const end = ends.get(tag) ?? new Place(tag, null, [], null);
    ends.set(tag, end);
    for (const first of new Set(firstWords(run)))
      byFirst.set(first, [...(byFirst.get(first) ?? []), end.startOf(run)]);
  }
  return { byFirst, begin: beginningsOf(new Set(byFirst.keys())) };
}
