/** One line of the evaluation report: how many of a set came out right (or wrong), and what is asked. */
export type Figure = {
  /** Stable, e.g. `danger.life`. */
  key: string;
  /** Plain words for the report and for `/safety/figures`. */
  label: string;
  /** Cases counted. */
  hits: number;
  /** Cases in the set. */
  of: number;
  /** Share asked for, 0 to 1: at least, or at most. */
  goal: { atLeast: number } | { atMost: number };
};

/** The share of the cases counted, 0 to 1. */
export const shareOf = ({ hits, of }: Figure): number => (of === 0 ? 0 : hits / of);

/** Whether a figure reaches its goal. */
export const reached = (figure: Figure): boolean =>
  "atLeast" in figure.goal ? shareOf(figure) >= figure.goal.atLeast : shareOf(figure) <= figure.goal.atMost;
