import record from "./record.json" with { type: "json" };

/** One line of the evaluation report (`tests/eval/figure.ts`), as it was recorded. */
export type Figure = {
  key: string;
  label: string;
  hits: number;
  of: number;
  goal: { atLeast: number } | { atMost: number };
};

export const SET_NAMES = ["danger", "references", "guard", "farewells", "finder"] as const;
export type SetName = (typeof SET_NAMES)[number];
/** `measured` is the day of the run, `2026-11-25`. */
export type RecordedSet = { name: SetName; measured: string; figures: readonly Figure[] };

/** The last run of each set, written by `npm run eval -- --record`. */
export const recordedSets = (): readonly RecordedSet[] => (record as { sets: RecordedSet[] }).sets;

export const shareOf = ({ hits, of }: Figure): number => (of === 0 ? 0 : hits / of);

export const isReached = (figure: Figure): boolean =>
  "atLeast" in figure.goal ? shareOf(figure) >= figure.goal.atLeast : shareOf(figure) <= figure.goal.atMost;

/** Cases by which a figure came out otherwise than it should: those not found, or those that should not be. */
export const countMissed = (figure: Figure): number =>
  "atLeast" in figure.goal ? figure.of - figure.hits : figure.hits;
