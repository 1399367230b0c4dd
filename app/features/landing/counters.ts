/** L6, in the order of the specification. A life is touched where somebody prayed for a request of that member. */
export const COUNTERS = ["blessingsSent", "livesTouched", "prayersOffered", "activeMembers"] as const;
export type CounterName = (typeof COUNTERS)[number];
export type Counted = { name: CounterName; count: number; countedAt: number };
export type Counters = { figures: readonly { name: CounterName; count: number }[]; countedAt: number };

/** Fewer would say who is here, or that hardly anybody is: nothing is shown until then. */
export const MIN_TO_SHOW = 100;
/** Somebody who wrote in the last thirty days is active. */
export const ACTIVE_MS = 30 * 24 * 60 * 60 * 1000;
/** How old a figure may grow before it is counted anew. */
export const RECOUNT_MS = 60 * 60 * 1000;
/** A count that nobody renews any more is not shown as if it were today's. */
const WORTH_SHOWING_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The figures that may be shown (G9), and the day they stand for: the oldest of their counts. Null while there are
 * none; the page then says that it invents no numbers.
 */
export function countersToShow(counted: readonly Counted[], now: number): Counters | null {
  const figures = COUNTERS.flatMap((name) =>
    counted.filter(
      (one) => one.name === name && one.count >= MIN_TO_SHOW && now - one.countedAt < WORTH_SHOWING_MS,
    ),
  );
  if (figures.length === 0) return null;
  const countedAt = Math.min(...figures.map((one) => one.countedAt));
  return { figures: figures.map(({ name, count }) => ({ name, count })), countedAt };
}
