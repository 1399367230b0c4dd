import type { MemberContext } from "#app/request/context.ts";
import type { AnswerJob } from "./answer-job.ts";

/** So long the companion's request has the way to itself before the commit begins, ms. */
const HEAD_START_MS = 5;

/** What the room is told before the commit may be lost: `answer` begins what has not begun. */
const quietly = (ctx: MemberContext, call: Promise<void>): void => ctx.waitUntil(call.catch(() => undefined));

/**
 * The companion is asked while D1 keeps the question; nobody hears of it before it is kept (decision 0039).
 * @param keep where it says no, or throws, what was asked is withdrawn
 */
export async function prefetchAnswer<Kept extends { ok: boolean }>(
  ctx: MemberContext,
  job: AnswerJob,
  keep: () => Promise<Kept>,
): Promise<Kept> {
  quietly(ctx, ctx.rooms.begin(job));
  await new Promise((resolve) => setTimeout(resolve, HEAD_START_MS));
  let isKept = false;
  try {
    const kept = await keep();
    isKept = kept.ok;
    return kept;
  } finally {
    if (!isKept) quietly(ctx, ctx.rooms.withdraw(job.userId, job.answerId));
  }
}
