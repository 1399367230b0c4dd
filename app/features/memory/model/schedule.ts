import { type Card, createEmptyCard, fsrs, type Grade } from "ts-fsrs";

/** The library's own schedule, with one short step for what was not recalled, and never longer than a year. */
export const PARAMETERS = {
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  learning_steps: ["10m"],
  relearning_steps: ["10m"],
} as const;

const scheduler = fsrs(PARAMETERS);

/** A card's place in the schedule; moments are epoch ms. `state`: 0 new, 1 learning, 2 in review, 3 learned anew. */
export type Memory = {
  due: number;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  step: number;
  reps: number;
  lapses: number;
  state: number;
  lastReview: number | null;
};

/** Again, Hard, Good, Easy: the library's numbers. */
export type ReviewGrade = 1 | 2 | 3 | 4;

/** A review as the schedule knows it. */
export type Review = { id: string; at: number; grade: ReviewGrade };

const toLibrary = (memory: Memory): Card => ({
  due: new Date(memory.due),
  stability: memory.stability,
  difficulty: memory.difficulty,
  elapsed_days: 0,
  scheduled_days: memory.scheduledDays,
  learning_steps: memory.step,
  reps: memory.reps,
  lapses: memory.lapses,
  state: memory.state,
  ...(memory.lastReview !== null && { last_review: new Date(memory.lastReview) }),
});

const fromLibrary = (card: Card): Memory => ({
  due: card.due.getTime(),
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduled_days,
  step: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  lastReview: card.last_review?.getTime() ?? null,
});

/** A card that was never reviewed: due at once. */
export const newMemory = (now: number): Memory => fromLibrary(createEmptyCard(new Date(now)));

export const reviewed = (memory: Memory, at: number, grade: ReviewGrade): Memory =>
  fromLibrary(scheduler.next(toLibrary(memory), new Date(at), grade as Grade).card);

/** What each of the four grades would come to. */
export const preview = (memory: Memory, at: number): Record<ReviewGrade, number> => ({
  1: reviewed(memory, at, 1).due,
  2: reviewed(memory, at, 2).due,
  3: reviewed(memory, at, 3).due,
  4: reviewed(memory, at, 4).due,
});

const inOrder = (a: Review, b: Review): number => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** The schedule after all reviews of a card, in whatever order they came; the same review twice is one. */
export function replayed(createdAt: number, reviews: readonly Review[]): Memory {
  const each = [...new Map(reviews.map((review) => [review.id, review])).values()].sort(inOrder);
  return each.reduce((memory, { at, grade }) => reviewed(memory, at, grade), newMemory(createdAt));
}

/** How likely it is recalled at a moment, 0 to 1; null before the first review. */
export const recallAt = (memory: Memory, at: number): number | null =>
  memory.state === 0
    ? null
    : scheduler.get_retrievability(toLibrary(memory), new Date(Math.max(at, memory.lastReview ?? at)), false);

/** A verse that is kept for three weeks is known by heart. */
const BY_HEART_DAYS = 21;
const SETTLING_DAYS = 4;

export const STAGES = ["new", "learning", "settling", "heart"] as const;
export type Stage = (typeof STAGES)[number];

export function stageOf({ state, stability }: Memory): Stage {
  if (state === 0) return "new";
  if (state !== 2 || stability < SETTLING_DAYS) return "learning";
  return stability < BY_HEART_DAYS ? "settling" : "heart";
}

/** When a review that is told now may have been: not before its card, and not in time to come. */
const BACK_MS = 92 * 86_400_000;
export const momentOf = (said: number, createdAt: number, now: number): number =>
  Math.min(now, Math.max(Number.isFinite(said) ? said : now, createdAt, now - BACK_MS));
