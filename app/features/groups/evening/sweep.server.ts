import { commit } from "#app/db/commit.ts";
import type { AppContext } from "#app/request/context.ts";
import { clearEvening, eveningsToClear } from "./sweep/store.server.ts";

const MAX_AT_ONCE = 50;

/**
 * Cron: an evening that is over, by whoever led it or by its time, keeps nothing of its guests: names, words, turns. Its
 * room is emptied, and the sockets of phones that stayed are closed.
 */
export async function clearEvenings(ctx: Pick<AppContext, "community" | "evenings" | "now">): Promise<void> {
  const { community } = ctx;
  const now = ctx.now();
  const [over] = await community.batch([eveningsToClear(community, now, MAX_AT_ONCE)]);
  for (const { id } of over) {
    await ctx.evenings.close(id);
    const written = await commit(community, clearEvening(community, id, now));
    if (!written.ok) throw new Error(`evening not cleared: ${written.constraint}`);
  }
}
