import { ACHIEVEMENTS, type Achievement } from "./catalog-achievements.ts";
import type { Totals } from "./totals.ts";

/** What the totals have reached and nobody has written yet, the smaller ones first. */
export const newlyReached = (totals: Totals, earned: ReadonlySet<string>): Achievement[] =>
  ACHIEVEMENTS.filter(({ id, total, reach }) => !earned.has(id) && totals[total] >= reach).toSorted(
    (a, b) => a.tier - b.tier,
  );

/** Those that are nearest, by the share that is done. */
export const nearest = (totals: Totals, earned: ReadonlySet<string>, most: number): Achievement[] =>
  ACHIEVEMENTS.filter(({ id, total, reach }) => !earned.has(id) && totals[total] < reach)
    .toSorted((a, b) => totals[b.total] / b.reach - totals[a.total] / a.reach || a.tier - b.tier)
    .slice(0, most);
