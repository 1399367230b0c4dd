import { commit } from "#app/db/commit.ts";
import { type CareState, rememberedFrom } from "#app/features/care/care.ts";
import { companionUseOf, signsSince, spendOf } from "#app/features/care/store.server.ts";
import { deleteExpiredRateLimits } from "#app/features/member/store.server.ts";
import { rateLimitsExpiredBefore } from "#app/rate-limit/rate-limit-rules.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { REMEMBERED_MS, type Signal } from "./signals.ts";
import { billDay } from "./spend.ts";
import { type MemberUse, NO_USE } from "./use.ts";

/** Three reads for the batch that sending reads with anyway: no trip of their own. */
export const careReads = (ctx: MemberContext) =>
  [
    signsSince(ctx.db, ctx.userId, ctx.now() - REMEMBERED_MS),
    spendOf(ctx.db, billDay(ctx.now())),
    companionUseOf(ctx.db, ctx.userId),
  ] as const;

/** What those found. */
export const careStateOf = ([signs, spend, use]: readonly [
  { sign: Signal; count: number }[],
  { micros: number }[],
  MemberUse[],
]): CareState => ({
  remembered: rememberedFrom(signs),
  spentMicros: spend[0]?.micros ?? 0,
  use: use[0] ?? NO_USE,
});

/** Every minute: counts whose day is over. */
export async function sweepRateLimits(ctx: AppContext): Promise<void> {
  await commit(ctx.db, [deleteExpiredRateLimits(ctx.db, rateLimitsExpiredBefore(ctx.now()))]);
}
