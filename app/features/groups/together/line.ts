/** Somebody who takes part; `days`: that they have kept, null without a plan that runs or without Premium. */
export type Taking = { name: string; named: boolean; days: number | null };

/** One line for all: the sum, how many they are, and the names of those who chose theirs. Nobody's own days. */
export type TogetherLine = { days: number; people: number; names: string[] };

/** Two at least: a sum of one would be that one's. */
const LEAST = 2;

/** Null while too few have a plan that runs. */
export function togetherLine(taking: readonly Taking[]): TogetherLine | null {
  const walking = taking.filter(({ days }) => days !== null);
  if (walking.length < LEAST) return null;
  return {
    days: walking.reduce((sum, { days }) => sum + (days ?? 0), 0),
    people: walking.length,
    names: walking.filter(({ named }) => named).map(({ name }) => name),
  };
}
