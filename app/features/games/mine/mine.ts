import { type Achievement, achievementById } from "#app/features/games/achievements/catalog-achievements.ts";
import { nearest, newlyReached } from "#app/features/games/achievements/reached.ts";
import type { Totals } from "#app/features/games/achievements/totals.ts";
import type { Season } from "#app/features/games/challenges/seasons.ts";
import type { Evidence } from "#app/features/games/evidence/measures.ts";
import type { SlotView } from "#app/features/games/quests/quests.ts";
import { MILESTONE_DAYS } from "#app/features/rewards/catalog.ts";

/** A season as a member stands in it. */
export type SeasonLine = { season: Season; taken: number; open: number; steps: number; people: number };

/** What is a member's own in games, reckoned from evidence. */
export type Mine = {
  today: string;
  slots: SlotView[];
  evidence: Evidence;
  totals: Totals;
  earned: { achievement: Achievement; at: number }[];
  next: { achievement: Achievement; done: number }[];
  /** Reached, and not written yet. */
  reached: Achievement[];
  /** Rewards of today, by cause. */
  paid: Record<string, number>;
  seasons: SeasonLine[];
  layout: string;
  daily: { answered: number; correct: number; done: boolean } | null;
  due: number;
  missed: number;
  experience: number;
  /** G12: which thirty days of practice bring gems now, the first of them 1. */
  milestones: number[];
};

/** G12: every thirty days of practice once; a few at a time for whoever has many behind them. */
const AT_ONCE = 6;
export const milestonesOf = (days: number, given: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor(days / MILESTONE_DAYS) - given) },
    (_, at) => given + at + 1,
  ).slice(0, AT_ONCE);

/** Achievements from the totals: what was earned, what has just been, and what is nearest. */
export function achieved(
  totals: Totals,
  earned: readonly { id: string; at: number }[],
): Pick<Mine, "earned" | "next" | "reached"> {
  const known = new Set(earned.map(({ id }) => id));
  return {
    earned: earned
      .flatMap(({ id, at }) => {
        const achievement = achievementById(id);
        return achievement ? [{ achievement, at }] : [];
      })
      .toSorted((a, b) => b.at - a.at),
    reached: newlyReached(totals, known),
    next: nearest(totals, known, 4).map((achievement) => ({ achievement, done: totals[achievement.total] })),
  };
}
