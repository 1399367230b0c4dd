import { newId } from "#app/core/id.ts";
import { addDays as daysLater } from "#app/core/local-day.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import type { Effect } from "#app/features/community/outbox/effects.ts";
import type { AppContext } from "#app/request/context.ts";
import { reviewWeek } from "./review-week.server.ts";
import { holdBoards } from "./reviews-store.server.ts";
import {
  addDays,
  addEffects,
  boardsToSettle,
  closeBoards,
  type DailyRow,
  dailiesOf,
  type OpenBoard,
  type PlayerRow,
  playersOf,
  savePlaces,
} from "./store.server.ts";
import { ASK_AGAIN_MS } from "./unusual.ts";
import { lastOver, placesOf } from "./week.ts";

const BOARDS_AT_ONCE = 100;
const MAX_ROUNDS = 50;
/** The cron has other work, ms. */
const MAX_TIME_MS = 20_000;

type Settler = Pick<AppContext, "db" | "community" | "now" | "random">;

/**
 * Cron: weeks that are over everywhere get their places; a podium's gems go through the outbox. A board with a week that
 * is unusual waits until somebody has looked at it. Killed, it goes on.
 */
export async function settleTournaments(ctx: Settler): Promise<void> {
  const begun = ctx.now();
  for (let round = 0; round < MAX_ROUNDS && ctx.now() - begun < MAX_TIME_MS; round++) {
    const [boards]: OpenBoard[][] = await ctx.community.batch([
      boardsToSettle(ctx.community, { last: lastOver(begun), most: BOARDS_AT_ONCE, now: begun }),
    ]);
    const [first] = boards ?? [];
    if (!first) return;
    const week = (boards ?? []).filter(({ tournament }) => tournament === first.tournament);
    await settleBoards(
      ctx,
      first.tournament,
      week.map(({ id }) => id),
    );
  }
}

async function settleBoards(ctx: Settler, tournament: string, boards: readonly string[]): Promise<void> {
  const { community } = ctx;
  const [players = []]: PlayerRow[][] = await community.batch([playersOf(community, boards)]);
  const users = players.map(({ userId }) => userId);
  // what a request could not report is read where the answers are
  const [dailies = []]: DailyRow[][] = await ctx.db.batch([
    dailiesOf(ctx.db, users, tournament, daysLater(tournament, 6)),
  ]);
  const { heldUsers, leftOut } = await reviewWeek(ctx, tournament, dailies);
  const held = new Set(players.filter(({ userId }) => heldUsers.has(userId)).map(({ board }) => board));
  const days = dailies.map(({ userId, day, correct }) => ({ userId, day, correct, tournament }));
  const added = await commitNamed(community, {
    addDays: addDays(community, days),
    playersOf: playersOf(community, boards),
  });
  if (!added.ok) throw new Error(`days not kept: ${added.constraint}`);
  const ranked = added.rows.playersOf.filter(({ board, userId }) => !held.has(board) && !leftOut.has(userId));
  const placed = [...Map.groupBy(ranked, ({ board }) => board)].flatMap(([, board]) => placesOf(board));
  const now = ctx.now();
  const effect: Effect = { kind: "podium", tournament };
  const effects = placed
    .filter(({ podium }) => podium)
    .map(({ userId }) => ({
      id: newId("out", now, ctx.random),
      cause: `podium:${tournament}:${userId}`,
      userId,
      effect: JSON.stringify(effect),
    }));
  const settled = await commit(community, [
    savePlaces(
      community,
      placed.map(({ userId, place }) => ({ userId, place, tournament })),
    ),
    addEffects(community, effects, now),
    closeBoards(
      community,
      boards.filter((board) => !held.has(board)),
      now,
    ),
    holdBoards(community, [...held], now + ASK_AGAIN_MS),
  ]);
  if (!settled.ok) throw new Error(`tournament not settled: ${settled.constraint}`);
}
