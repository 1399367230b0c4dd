import { faultText } from "#app/core/fault-text.ts";
import { commit } from "#app/db/commit.ts";
import type { Database } from "#app/db/database.ts";
import { createScriptureStream, type Piece } from "#app/features/bible/scripture-stream.ts";
import { readVerses } from "#app/features/bible/service.server.ts";
import type { AppContext, MemberContext } from "#app/platform/context.ts";
import { deliver } from "#app/platform/deliver.server.ts";
import { type Companion, CompanionFault } from "#app/vendors/ports.ts";
import type { AllowanceView, Publication } from "#party/protocol.ts";
import { type AnswerJob, countsAsAnswered, type Written } from "./answer-job.ts";
import { instructionsFor } from "./instructions.ts";
import { appendPart, type Part } from "./parts.ts";
import { answerOf, answersOpenSince, closeAnswerRow, messageOf, refundMessage } from "./store.server.ts";
import { answerMessage, keepAnswer, toldOf } from "./versions/keep-answer.server.ts";
import { markUnanswered } from "./versions/store.server.ts";

export type Writing = { companion: Companion; bible: D1Database };

/**
 * Writes one answer: asks the companion, puts the shipped text where a verse belongs, and hands each piece
 * to `emit` as soon as it is safe to show. Never throws for what the companion does.
 */
export async function writeAnswer(
  { companion, bible }: Writing,
  job: AnswerJob,
  emit: (parts: Part[]) => void,
  signal: AbortSignal,
): Promise<Written> {
  const written: Written = {
    outcome: "answered",
    parts: [],
    model: null,
    inputTokens: null,
    outputTokens: null,
  };
  const scripture = createScriptureStream();
  const show = async (pieces: readonly Piece[]) => {
    const parts = await partsOf(bible, pieces);
    if (parts.length === 0 || signal.aborted) return;
    for (const part of parts) written.parts = appendPart(written.parts, part);
    emit(parts);
  };
  const request = {
    instructions: instructionsFor(job.category),
    turns: job.turns,
    theme: job.category,
    memberHash: job.memberHash,
  };
  try {
    for await (const chunk of companion.answer(request, signal)) {
      if (chunk.kind === "text") await show(scripture.push(chunk.text));
      else
        Object.assign(written, {
          model: chunk.model,
          inputTokens: chunk.inputTokens,
          outputTokens: chunk.outputTokens,
        });
    }
    await show(scripture.end());
  } catch (error) {
    if (!(error instanceof CompanionFault)) throw error;
    return { ...written, outcome: written.parts.length > 0 ? "interrupted" : "failed" };
  }
  if (signal.aborted) return { ...written, outcome: "stopped" };
  return written.parts.length > 0 ? written : { ...written, outcome: "failed" };
}

async function partsOf(bible: D1Database, pieces: readonly Piece[]): Promise<Part[]> {
  const references = pieces.flatMap((piece) => (piece.kind === "reference" ? [piece.reference] : []));
  const verses = references.length > 0 ? await readVerses(bible, references, "WEB") : [];
  let next = 0;
  return pieces.flatMap((piece): Part[] => {
    if (piece.kind === "text") return [{ kind: "text", text: piece.text }];
    const verse = verses[next++];
    return verse ? [verse] : [];
  });
}

type Closing = { db: Database; now(): number; random(): number };

type JobKey = Pick<
  AnswerJob,
  "answerId" | "userId" | "conversationId" | "questionId" | "askedAt" | "chargedDay"
>;

/**
 * Closes an answer in D1, once: the message, the state, and the refund when it does not count (G2).
 * @returns what to tell the tabs; null when it had been closed before
 */
export async function closeAnswer(
  ctx: Closing,
  job: JobKey,
  written: Written,
): Promise<Publication[] | null> {
  const { db } = ctx;
  const message = answerMessage(ctx, job, written);
  const refund = job.chargedDay !== null && !countsAsAnswered(written) ? job.chargedDay : null;
  const done = await commit(db, [
    ...(refund ? [refundMessage(db, job.userId, refund, job.answerId)] : []),
    closeAnswerRow(db, job.answerId, {
      state: written.outcome,
      model: written.model,
      inputTokens: written.inputTokens,
      outputTokens: written.outputTokens,
      finishedAt: ctx.now(),
    }),
    ...(message
      ? keepAnswer(db, message)
      : [markUnanswered(db, job.questionId, written.outcome === "stopped" ? "stopped" : "unanswered")]),
  ]);
  if (!done.ok) {
    // closed before, or the conversation has been deleted meanwhile
    if (["answer_closed", "path_turned", "FOREIGN KEY"].includes(done.constraint)) return null;
    throw new Error(`answer not closed: ${done.constraint}`);
  }
  const told = message && toldOf(message, done.results);
  const refunded = refund ? (done.results[0] as AllowanceView[])[0] : undefined;
  return [
    ...(refunded
      ? [
          {
            id: `closed:${job.answerId}:allowance`,
            event: { name: "allowance.changed" as const, allowance: refunded },
          },
        ]
      : []),
    {
      id: `closed:${job.answerId}`,
      event: {
        name: "answer.finished",
        answerId: job.answerId,
        conversationId: job.conversationId,
        questionId: job.questionId,
        outcome: written.outcome,
        message: null,
        ...told,
      },
    },
  ];
}

const BROKEN_OFF: Written = {
  outcome: "interrupted",
  parts: [],
  model: null,
  inputTokens: null,
  outputTokens: null,
};

/** Stops the member's running answer; what was said so far stays. Stopping what has ended is no error. */
export async function stopAnswer(ctx: MemberContext, answerId: string): Promise<void> {
  if (await ctx.rooms.stop(ctx.userId, answerId)) return;
  const [answer] = await answerOf(ctx.db, ctx.userId, answerId);
  if (answer?.state === "writing") await closeLost(ctx, answer);
}

/** Closes an answer that no room writes any more. */
export async function closeLost(
  ctx: AppContext,
  answer: {
    id: string;
    userId: string;
    conversationId: string;
    questionId: string;
    chargedDay: string | null;
  },
): Promise<void> {
  const [question] = await messageOf(ctx.db, answer.userId, answer.questionId);
  const events = await closeAnswer(
    ctx,
    {
      answerId: answer.id,
      userId: answer.userId,
      conversationId: answer.conversationId,
      questionId: answer.questionId,
      askedAt: question?.createdAt ?? 0,
      chargedDay: answer.chargedDay,
    },
    BROKEN_OFF,
  );
  if (events) deliver(ctx, () => ctx.rooms.publish(answer.userId, events));
}

/** Longer than any answer may take, ms. */
export const LOST_AFTER_MS = 3 * 60_000;

/** Every minute: answers whose room never got them, or died with them. */
export async function sweepAnswers(ctx: AppContext): Promise<number> {
  const open = await answersOpenSince(ctx.db, ctx.now() - LOST_AFTER_MS);
  let closed = 0;
  for (const answer of open) {
    try {
      if (await ctx.rooms.isWriting(answer.userId, answer.id)) continue;
      await closeLost(ctx, answer);
      closed++;
    } catch (error) {
      // one room out of reach must not keep the others' members waiting
      console.error(
        JSON.stringify({ level: "error", at: "sweep", answerId: answer.id, error: faultText(error) }),
      );
    }
  }
  return closed;
}
