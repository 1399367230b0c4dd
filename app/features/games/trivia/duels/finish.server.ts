import { commit } from "#app/db/commit.ts";
import { deliverSoon, outboxRow } from "#app/features/community/outbox/deliver-outbox.server.ts";
import type { Condition } from "#app/features/community/outbox/store.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { addPoints, type DuelRound, duelRounds } from "./store.server.ts";

type Teller = Pick<AppContext, "community" | "now" | "random">;

/** One side has played: its points; who played first is notified when the second has. Sent again, it is the same. */
export async function keepPoints(
  ctx: Teller,
  round: DuelRound,
): Promise<{ noticeId: string; otherId: string } | null> {
  const { community } = ctx;
  const { id, userId, unaided, finishedAt } = round;
  if (finishedAt === null) return null;
  const [write, other] = addPoints(community, { id, userId, points: unaided, at: finishedAt });
  const [[found]] = await community.batch([other]);
  if (!found) return null;
  const both: Condition = {
    sql: "SELECT 1 FROM trivia_duels WHERE id = ?7 AND from_points IS NOT NULL AND to_points IS NOT NULL",
    values: [id],
  };
  // one cause for both: whoever played first is the one whom it is news to
  const effect = { kind: "notice", topic: "duel.done", causeId: id } as const;
  const notice = outboxRow(ctx, found.otherId, `duel_done:${id}`, effect, both);
  const written = await commit(community, [write, notice.statement]);
  if (!written.ok) throw new Error(`points not kept: ${written.constraint}`);
  return { noticeId: notice.id, otherId: found.otherId };
}

/** Behind the last answer of a duel's ten. */
export async function finishDuel(ctx: MemberContext, id: string): Promise<void> {
  if (!ctx.communityRules.open) return;
  const [[round]]: [DuelRound[]] = await ctx.db.batch([duelRounds(ctx.db, [{ id, userId: ctx.userId }])]);
  const kept = round ? await keepPoints(ctx, round) : null;
  if (!kept) return;
  deliverSoon(ctx, [kept.noticeId]);
  publishCommunityChange(ctx, ctx.userId, kept.otherId);
}
