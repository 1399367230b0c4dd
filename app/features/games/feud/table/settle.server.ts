import { commit } from "#app/db/commit.ts";
import { aboutOf } from "#app/features/games/feud/board.ts";
import { reward } from "#app/features/rewards/service.server.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { clearTableRow, endTableRow, tablesToClear } from "./store.server.ts";

const MAX_AT_ONCE = 50;

/** As a whole board is paid that was played alone (docs/decisions/0070): once for a board and language, ever. */
export async function payBoard(
  ctx: AppContext,
  { userId, board, language }: { userId: string; board: string; language: "en" | "es" },
): Promise<void> {
  await reward(
    { ...ctx, userId } as MemberContext,
    "other_activity",
    `feud:${aboutOf(board, language)}`,
    "Bible Feud",
  );
}

export async function tableEnded(ctx: Pick<AppContext, "community" | "now">, id: string): Promise<void> {
  const written = await commit(ctx.community, [endTableRow(ctx.community, id, ctx.now())]);
  if (!written.ok) throw new Error(`table not ended: ${written.constraint}`);
}

/** Cron: a table that is over keeps nobody's name, and its link leads nowhere. */
export async function clearTables(ctx: Pick<AppContext, "community" | "games" | "now">): Promise<void> {
  const { community } = ctx;
  const now = ctx.now();
  const [over] = await community.batch([tablesToClear(community, now, MAX_AT_ONCE)]);
  for (const { id } of over) {
    await ctx.games.close(id);
    const written = await commit(community, [clearTableRow(community, id, now)]);
    if (!written.ok) throw new Error(`table not cleared: ${written.constraint}`);
  }
}
