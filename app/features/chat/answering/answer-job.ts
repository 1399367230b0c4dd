import type { Translation } from "#app/features/bible/translations.ts";
import type { Care } from "#app/features/care/care.ts";
import type { Category } from "#app/features/chat/model/catalog.ts";
import type { MinistryName } from "#app/features/chat/model/hub-contexts.ts";
import { type Part, saysSomething } from "#app/features/chat/model/parts.ts";

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
  /** The hub's tile that the conversation was begun from, where it is met in words of its own. */
  ministry?: MinistryName;
  care: Care;
  /** The member's own Bible; of a job that was begun before there was any, none. */
  translation?: Translation | null;
  /** For the vendor's abuse tracing; never the id itself. */
  memberHash: string;
  /** Oldest first, the question last (C19). */
  turns: { role: "user" | "assistant"; text: string }[];
};

/** How the writing of an answer ended. */
export type AnswerResult = {
  outcome: "answered" | "stopped" | "failed" | "interrupted";
  parts: Part[];
  model: string | null;
  inputTokens: number | null;
  cachedTokens: number | null;
  outputTokens: number | null;
  /** Millionths of a dollar; null where no model was asked. */
  costMicros: number | null;
  /** The app spoke instead of the companion, or gave help: nobody is charged for that. */
  free: boolean;
};

/** An answer of which nothing has come. */
export const EMPTY_RESULT = {
  parts: [],
  model: null,
  inputTokens: null,
  cachedTokens: null,
  outputTokens: null,
  costMicros: null,
  free: false,
} as const satisfies Omit<AnswerResult, "outcome">;

/** G2: only an answer that said something, and was not broken off, counts. */
export const countsAsAnswered = (written: Pick<AnswerResult, "outcome" | "parts" | "free">): boolean =>
  !written.free &&
  (written.outcome === "answered" || (written.outcome === "stopped" && saysSomething(written.parts)));
