import type { LocalDay } from "#app/core/local-day.ts";

/** Something on the prayer list, as its turn is reckoned. */
export type Turn = {
  id: string;
  /** The member's day on which it came onto the list, and when. */
  addedDay: LocalDay;
  addedAt: number;
  /** From which day on it is prayed for each day; null: when its turn comes. */
  pinnedDay: LocalDay | null;
  /** When it was prayed for last on an earlier day; null: never. */
  prayedBefore: number | null;
};

export const A_DAY = 10;

/**
 * What is prayed for today: first what is pinned, then what has waited longest since it was prayed for, or since it came.
 * It is reckoned from what was there when the day began, so that nothing moves while it is prayed: what is added or
 * pinned today takes a place that is free, and its own from tomorrow on. More than ten only where more are pinned.
 */
export function todaysTen<One extends Turn>(list: readonly One[], today: LocalDay): One[] {
  const ranked = list
    .map((one) => ({ one, rank: rankOf(one, today), since: one.prayedBefore ?? one.addedAt }))
    .sort((a, b) => a.rank - b.rank || a.since - b.since || (a.one.id < b.one.id ? -1 : 1));
  const pinned = ranked.filter(({ rank }) => rank === PINNED).length;
  return ranked.slice(0, Math.max(A_DAY, pinned)).map(({ one }) => one);
}

const PINNED = 0;
const WAITING = 1;
const NEW_TODAY = 2;

function rankOf({ addedDay, pinnedDay }: Turn, today: LocalDay): number {
  if (addedDay >= today) return NEW_TODAY;
  return pinnedDay !== null && pinnedDay < today ? PINNED : WAITING;
}
