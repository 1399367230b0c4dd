import type { Category } from "./catalog.ts";
import type { Part } from "./parts.ts";

/** What a member's room needs to write one answer; plain data, kept until the answer is closed. */
export type AnswerJob = {
  answerId: string;
  userId: string;
  conversationId: string;
  questionId: string;
  /** When the question was asked, epoch ms: its answer never stands before it. */
  askedAt: number;
  /** The local day whose allowance paid for it; null without a limit. */
  chargedDay: string | null;
  category: Category;
  /** For the vendor's abuse tracing; never the id itself. */
  memberHash: string;
  /** Oldest first, the question last (C19). */
  turns: { role: "user" | "assistant"; text: string }[];
};

/** How the writing of an answer ended. */
export type Written = {
  outcome: "answered" | "stopped" | "failed" | "interrupted";
  parts: Part[];
  model: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
};

/** G2: only an answer that said something, and was not broken off, counts. */
export const countsAsAnswered = (written: Pick<Written, "outcome" | "parts">): boolean =>
  written.outcome === "answered" || (written.outcome === "stopped" && written.parts.length > 0);
