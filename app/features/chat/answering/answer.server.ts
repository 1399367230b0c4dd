import { faultText } from "#app/core/fault-text.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { Database } from "#app/db/database.ts";
import { discloses } from "#app/features/care/help/care-parts.ts";
import { addSpend, addUse } from "#app/features/care/store.server.ts";
import { billDay, tripsBreaker } from "#app/features/care/use/spend.ts";
import { latestAllowance, returnCredit } from "#app/features/chat/allowance/store.server.ts";
import {
  answerOf,
  answersOpenSince,
  closeAnswerRow,
  messageOf,
  noteDisclosure,
  refundMessage,
} from "#app/features/chat/model/store.server.ts";
import type { Answer } from "#app/features/chat/model/tables.ts";
import { markUnanswered } from "#app/features/chat/versions/store.server.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { AllowanceView, Publication } from "#party/protocol.ts";
import { type AnswerJob, type AnswerResult, countsAsAnswered, EMPTY_RESULT } from "./answer-job.ts";
import { answerMessage, saveAnswer, savedMessageEvent } from "./keep-answer.server.ts";

type Closing = Pick<AppContext, "now" | "random" | "bounds"> & { db: Database };

type JobKey = Pick<
  AnswerJob,
  "answerId" | "userId" | "conversationId" | "questionId" | "askedAt" | "chargedDay"
>;

/**
 * Closes an answer in D1, once: the message, the state, and the refund when it does not count (G2).
 * @returns the events for the tabs; null when it had been closed before
 */
export async function closeAnswer(
  ctx: Closing,
  job: JobKey,
  written: AnswerResult,
): Promise<Publication[] | null> {
  const { db } = ctx;
  const message = answerMessage(ctx, job, written);
  const cost = written.costMicros ?? 0;
  // nothing was said: nothing is saved
  const saved: Partial<ReturnType<typeof saveAnswer>> = message ? saveAnswer(db, message) : {};
  const done = await commitNamed(db, {
    refund: refundStatements(ctx, job, countsAsAnswered(written)),
    closed: closeAnswerRow(db, job.answerId, {
      state: written.outcome,
      model: written.model,
      inputTokens: written.inputTokens,
      cachedTokens: written.cachedTokens,
      outputTokens: written.outputTokens,
      costMicros: written.costMicros,
      finishedAt: ctx.now(),
    }),
    cost: costStatements(ctx, job.userId, cost),
    disclosed: message?.parts.some(discloses)
      ? noteDisclosure(db, job.conversationId, message.createdAt)
      : null,
    saved,
    unanswered: message
      ? null
      : markUnanswered(db, job.questionId, written.outcome === "stopped" ? "stopped" : "unanswered"),
  });
  if (!done.ok) {
    // closed before, or the conversation has been deleted meanwhile
    if (["answer_closed", "path_turned", "FOREIGN KEY"].includes(done.constraint)) {
      // what it cost is on the bill all the same
      await recordUnsavedCost(ctx, job.userId, written);
      return null;
    }
    throw new Error(`answer not closed: ${done.constraint}`);
  }
  const savedEvent = message && savedMessageEvent(message, done.rows.saved);
  if (cost > 0) {
    const [bill] = done.rows.cost.bill;
    logBudgetExhausted(ctx, cost, bill?.micros ?? 0);
  }
  const refunded = refundedIn(done.rows.refund);
  return [
    {
      id: `closed:${job.answerId}`,
      event: {
        name: "answer.finished",
        answerId: job.answerId,
        conversationId: job.conversationId,
        questionId: job.questionId,
        outcome: written.outcome,
        message: null,
        ...savedEvent,
      },
    },
    // after the end: a tab that hears of both takes no older count for a newer one
    ...(refunded
      ? [
          {
            id: `closed:${job.answerId}:allowance`,
            event: { name: "allowance.changed" as const, allowance: refunded },
          },
        ]
      : []),
  ];
}

/** On the day's bill, which answers with its sum, and on the member's own; nothing where it cost nothing. */
const costStatements = ({ db, now }: Closing, userId: string, micros: number) => ({
  bill: micros > 0 ? addSpend(db, billDay(now()), micros) : null,
  use: micros > 0 ? addUse(db, userId, billDay(now()), micros) : null,
});

/** What was asked before its question was refused, or for an answer that had been closed, is on the bill. */
export async function recordUnsavedCost(
  ctx: Closing,
  userId: string,
  { costMicros }: Pick<AnswerResult, "costMicros">,
): Promise<void> {
  if (!costMicros) return;
  try {
    const written = await commitNamed(ctx.db, costStatements(ctx, userId, costMicros));
    if (!written.ok) throw new Error(written.constraint);
    const [bill] = written.rows.bill;
    logBudgetExhausted(ctx, costMicros, bill?.micros ?? 0);
  } catch (error) {
    console.error(
      JSON.stringify({ level: "error", at: "answer.unkept", costMicros, error: faultText(error) }),
    );
  }
}

/** To what it was charged to: the day, or what was bought; the ledger knows which answers were. None where it counts. */
function refundStatements(
  { db, now }: Closing,
  { userId, answerId, chargedDay }: JobKey,
  isCounted: boolean,
) {
  const isBought = !isCounted && chargedDay === null;
  return {
    day: isCounted || chargedDay === null ? null : refundMessage(db, userId, chargedDay, answerId),
    bought: isBought ? returnCredit(db, userId, answerId, now()) : null,
    latest: isBought ? latestAllowance(db, userId) : null,
  };
}

type Refunded = {
  day: readonly AllowanceView[];
  bought: readonly { credits: number }[];
  latest: readonly AllowanceView[];
};

/** The allowance as it is now; undefined where nothing was given back. */
function refundedIn({ day: [day], bought: [bought], latest: [latest] }: Refunded): AllowanceView | undefined {
  return day ?? (bought && latest && { ...latest, credits: bought.credits });
}

/** To the administrators' log, once a day: free members are asked to come back tomorrow from now on. */
function logBudgetExhausted({ bounds }: Closing, cost: number, after: number): void {
  if (!tripsBreaker(after, cost, bounds.spendMicros)) return;
  console.error(
    JSON.stringify({ level: "error", at: "care.spend", spentMicros: after, mostMicros: bounds.spendMicros }),
  );
}

const INTERRUPTED: AnswerResult = { ...EMPTY_RESULT, outcome: "interrupted" };

/** Stops the member's running answer; what was said so far stays. Stopping what has ended is no error. */
export async function stopAnswer(ctx: MemberContext, answerId: string): Promise<void> {
  if (await ctx.rooms.stop(ctx.userId, answerId)) return;
  const [answer] = await answerOf(ctx.db, ctx.userId, answerId);
  if (answer?.state === "writing") await closeLostAnswer(ctx, answer);
}

/** Closes an answer that no room writes any more. */
export async function closeLostAnswer(
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
    INTERRUPTED,
  );
  if (events) deliver(ctx, () => ctx.rooms.publish(answer.userId, events));
}

/** Ends an answer that something graver goes before: what was said of it is kept, and it is closed whatever its room says. */
export async function abortAnswer(ctx: MemberContext, answer: Answer): Promise<void> {
  try {
    await ctx.rooms.end(ctx.userId, answer.id);
  } catch (error) {
    console.warn(JSON.stringify({ level: "warn", at: "answer.cut", error: faultText(error) }));
  }
  const [still] = await answerOf(ctx.db, ctx.userId, answer.id);
  if (still?.state === "writing") await closeLostAnswer(ctx, still);
}

/** Longer than any answer may take, ms. */
export const LOST_AFTER_MS = 3 * 60_000;

/** Every minute: answers whose room never got them, or died with them. */
export async function closeLostAnswers(ctx: AppContext): Promise<number> {
  const open = await answersOpenSince(ctx.db, ctx.now() - LOST_AFTER_MS);
  let closed = 0;
  for (const answer of open) {
    try {
      if (await ctx.rooms.isWriting(answer.userId, answer.id)) continue;
      await closeLostAnswer(ctx, answer);
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
