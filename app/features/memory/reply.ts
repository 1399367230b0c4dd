import type { Outcome, Reason } from "./model/grade.ts";
import type { ReviewGrade } from "./model/schedule.ts";

export type MemoryRefusal =
  | "memory.bad_form"
  | "memory.bad_limit"
  | "memory.too_long"
  | "memory.gone"
  | "memory.full"
  | "memory.too_fast"
  | "memory.failed";

/** A review as the server has graded it, and what it has brought. */
export type GradedReply = {
  card: string;
  requestId: string;
  grade: ReviewGrade;
  reason: Reason;
  words: Outcome[];
  extra: number;
  hints: number;
  /** When it comes again, epoch ms. */
  due: number;
  /** What it would have come to with each of the four grades. */
  dues: Record<ReviewGrade, number>;
  /** The same for the next time, should it come again today. */
  next: Record<ReviewGrade, number>;
  /** Coins; 0 where this verse, or the day, has had its reward. */
  coins: number;
};

/** What the action answers. Without script the page is drawn anew with it. */
export type MemoryReply =
  | { ok: true; intent: string; review?: GradedReply; card?: string; added?: number; daily?: number }
  | { ok: false; intent: string; refusal: MemoryRefusal; card?: string };

export const notSent = (intent: string, tooFast: boolean): MemoryReply => ({
  ok: false,
  intent,
  refusal: tooFast ? "memory.too_fast" : "memory.failed",
});

/** What `/memory-verses/learn` answers. */
export type LearnReply =
  | { ok: true; learned: boolean; cards: number }
  | { ok: false; refusal: MemoryRefusal };

export const MEMORY_STATUS: Record<MemoryRefusal, number> = {
  "memory.bad_form": 400,
  "memory.bad_limit": 400,
  "memory.too_long": 413,
  "memory.gone": 404,
  "memory.full": 409,
  "memory.too_fast": 429,
  "memory.failed": 503,
};
