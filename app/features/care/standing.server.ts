import { commit } from "#app/db/commit.ts";
import { overBefore } from "#app/features/member/limits.ts";
import { forgetCounts } from "#app/features/member/store.server.ts";
import type { AppContext, MemberContext } from "#app/platform/context.ts";
import { type CareStanding, rememberedFrom } from "./care.ts";
import { REMEMBERED_MS, type Signal } from "./signals.ts";
import { billDay } from "./spend.ts";
import { signsSince, spendOf } from "./store.server.ts";

/** Two reads for the batch that sending reads with anyway: no trip of their own. */
export const careReads = (ctx: MemberContext) =>
  [signsSince(ctx.db, ctx.userId, ctx.now() - REMEMBERED_MS), spendOf(ctx.db, billDay(ctx.now()))] as const;

/** What those two found. */
export const careStanding = ([signs, spend]: readonly [
  { sign: Signal; count: number }[],
  { micros: number }[],
]): CareStanding => ({ remembered: rememberedFrom(signs), spentMicros: spend[0]?.micros ?? 0 });

/** Every minute: counts whose day is over. */
export async function sweepSends(ctx: AppContext): Promise<void> {
  await commit(ctx.db, [forgetCounts(ctx.db, overBefore(ctx.now()))]);
}
