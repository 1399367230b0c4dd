import { MAX_VERSES, type Reference } from "./reference.ts";

/**
 * Runs of verses in the order named: `John 3:16, 18` has two, `Matthew 4:25-5:2` one in each chapter, `Psalm 23` the
 * whole of one. It may be longer than what is shown at once (`excerptsOf`).
 */
export type Passage = readonly Reference[];

/** Names nothing that exists. */
export const NOWHERE: Passage = [];

/** So much is read for one citation: more runs or verses than these are read as the first run alone. */
const MAX_READ_RUNS = 7;
const MAX_READ_VERSES = 200;

const lengthOf = ({ fromVerse, toVerse }: Reference): number => toVerse - fromVerse + 1;
export const countVerses = (runs: Passage): number => runs.reduce((sum, run) => sum + lengthOf(run), 0);

export const withinBounds = (runs: Passage): Passage =>
  runs.length <= MAX_READ_RUNS && countVerses(runs) <= MAX_READ_VERSES ? runs : runs.slice(0, 1);

/** What is shown of a run; `partOf` is the run, where it goes on. */
export type Excerpt = Reference & { partOf?: Reference };

/** What is shown of a passage, run by run: its first `MAX_VERSES` verses, and of each later run at least the first. */
export function excerptsOf(passage: Passage): Excerpt[] {
  let left = MAX_VERSES;
  return passage.map((run) => {
    const most = Math.max(1, left);
    left -= lengthOf(run);
    return lengthOf(run) <= most ? run : { ...run, toVerse: run.fromVerse + most - 1, partOf: run };
  });
}
