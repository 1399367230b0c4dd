import type { MemberContext } from "#app/platform/context.ts";
import type { AnswerJob } from "./answer-job.ts";

/** So long the companion's request has the way to itself before the commit begins, ms. */
const HEAD_START_MS = 5;

/** What the room is told before the commit may be lost: `answer` begins what has not begun. */
const quietly = (ctx: MemberContext, call: Promise<void>): void => ctx.waitUntil(call.catch(() => undefined));

/** The companion is asked while D1 keeps the question; nobody hears of it before it is kept (decision 0039). */
export async function beginAhead(ctx: MemberContext, job: AnswerJob): Promise<void> {
  quietly(ctx, ctx.rooms.begin(job));
  await new Promise((resolve) => setTimeout(resolve, HEAD_START_MS));
}

/** The question was refused. */
export const withdrawAhead = (ctx: MemberContext, { userId, answerId }: AnswerJob): void =>
  quietly(ctx, ctx.rooms.withdraw(userId, answerId));
