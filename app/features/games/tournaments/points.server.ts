import { commit } from "#app/db/commit.ts";
import type { MemberContext } from "#app/request/context.ts";
import { addDays, dailyOf } from "./store.server.ts";
import { mondayOf } from "./week.ts";

type PointsContext = Pick<MemberContext, "db" | "community" | "communityRules" | "userId">;

/** A day's ten questions are finished: its points, where the member plays in that week. Sent again, it is the same. */
export async function recordTournamentDay(ctx: PointsContext, day: string): Promise<void> {
  if (!ctx.communityRules.open) return;
  const { userId } = ctx;
  const [[daily]] = await ctx.db.batch([dailyOf(ctx.db, userId, day)]);
  if (!daily) return;
  const row = { userId, tournament: mondayOf(day), day, correct: daily.unaided };
  const written = await commit(ctx.community, [addDays(ctx.community, [row])]);
  if (!written.ok) throw new Error(`points not kept: ${written.constraint}`);
}
