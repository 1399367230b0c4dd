import type { LocalDay } from "#app/core/local-day.ts";
import type { AdventureType, Stat } from "./catalog-adventures.ts";

/** AD1, TR2: `available` again on the day after (G15). */
export type Status = "available" | "in_progress" | "completed";

/** What both have: begun on a day, over at a time that the server has set. */
type Outing = {
  id: string;
  petId: string;
  status: Status;
  /** The local day on which it was begun last. */
  begunDay: LocalDay | null;
  startedAt: number | null;
  finishesAt: number | null;
  completedAt: number | null;
  /** Rises with every change; a tab keeps the higher. */
  version: number;
};

export type AdventureResult = { success: boolean; rewardsEarned: { coins: number; experience: number } };

/** E14 */
export type Adventure = Outing & {
  adventureKey: string;
  adventureName: string;
  adventureType: AdventureType;
  difficultyLevel: number;
  durationHours: number;
  successRate: number;
  rewards: { coins: number; experience: number };
  result: AdventureResult | null;
};

/** What a training gave; `refunded` is what came back when there was nothing to add any more (G18). */
export type TrainingResult = { success: boolean; gained: number; refunded: number };

/** E15 */
export type Training = Outing & {
  trainingKey: string;
  trainingType: string;
  statTargeted: Stat;
  improvementAmount: number;
  durationMinutes: number;
  costCoins: number;
  result: TrainingResult | null;
};

/** G15: what was done on an earlier day is offered again. */
export const offered = <One extends Adventure | Training>(one: One, today: LocalDay): One =>
  one.status === "completed" && one.begunDay !== null && one.begunDay < today
    ? { ...one, status: "available", startedAt: null, finishesAt: null, completedAt: null, result: null }
    : one;

export const isOver = (one: Outing, now: number): boolean =>
  one.status === "in_progress" && one.finishesAt !== null && now >= one.finishesAt;

/** On its way; over when the server's time has come. */
export const begun = <One extends Outing>(one: One, today: LocalDay, now: number, ms: number): One => ({
  ...one,
  status: "in_progress",
  begunDay: today,
  startedAt: now,
  finishesAt: now + ms,
  completedAt: null,
  result: null,
  version: one.version + 1,
});
