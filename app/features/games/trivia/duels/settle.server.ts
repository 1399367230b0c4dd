import { commit } from "#app/db/commit.ts";
import type { AppContext } from "#app/request/context.ts";
import { SHOWN_MS } from "./duel.ts";
import { keepPoints } from "./finish.server.ts";
import { type DuelRound, duelRounds, type EndedDuel, endedDuels, removeEnded } from "./store.server.ts";

const A_RUN = 50;

type Settler = Pick<AppContext, "db" | "community" | "now" | "random">;

/**
 * Cron: duels whose days are over. What a request could not report is read where the answers are; what only one has played
 * goes by, and nobody is notified.
 */
export async function settleDuels(ctx: Settler): Promise<void> {
  const { db, community } = ctx;
  const now = ctx.now();
  const [ended]: [EndedDuel[]] = await community.batch([endedDuels(community, now, A_RUN)]);
  const sides = ended.flatMap(({ id, fromId, toId }) => [
    { id, userId: fromId },
    { id, userId: toId },
  ]);
  const [rounds]: [DuelRound[]] = sides.length > 0 ? await db.batch([duelRounds(db, sides)]) : [[]];
  for (const round of rounds) await keepPoints(ctx, round);
  const ids = ended.map(({ id }) => id);
  const written = await commit(community, removeEnded(community, ids, now - SHOWN_MS));
  if (!written.ok) throw new Error(`duels not ended: ${written.constraint}`);
}
