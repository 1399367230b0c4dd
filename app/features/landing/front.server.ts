import { faultText } from "#app/core/fault-text.ts";
import { commit } from "#app/db/commit.ts";
import { blessingsSent } from "#app/features/billing/events/figures-store.server.ts";
import { membersActiveSince } from "#app/features/chat/report/counts-store.server.ts";
import { prayersCounted } from "#app/features/community/praying/store.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { ACTIVE_MS, type Counted, countersToShow, RECOUNT_MS } from "./counters.ts";
import type { Front } from "./front.ts";
import { countedFigures, saveFigure } from "./store.server.ts";

/** What every front page shows, with one read. It is made once for everyone: it knows no member. */
export async function readFront(ctx: AppContext): Promise<Front> {
  const counted = await countedFigures(ctx.db).catch((error: unknown): Counted[] => {
    // the front page is shown without its numbers
    console.error(JSON.stringify({ level: "error", at: "front", error: faultText(error) }));
    return [];
  });
  return {
    signedIn: ctx.signedIn,
    counters: countersToShow(counted, ctx.now()),
  };
}

/** Once an hour, by cron: what there is to count (L6). */
export async function recount(ctx: AppContext): Promise<void> {
  const now = ctx.now();
  const counted = await countedFigures(ctx.db);
  const last = counted.find(({ name }) => name === "activeMembers")?.countedAt ?? 0;
  if (now - last < RECOUNT_MS) return;
  const [[[active], [blessings]], [[prayed]]] = await Promise.all([
    ctx.db.batch([membersActiveSince(ctx.db, now - ACTIVE_MS), blessingsSent(ctx.db)]),
    ctx.community.batch([prayersCounted(ctx.community)]),
  ]);
  await commit(ctx.db, [
    saveFigure(ctx.db, { name: "activeMembers", count: active?.count ?? 0, countedAt: now }),
    saveFigure(ctx.db, { name: "blessingsSent", count: blessings?.count ?? 0, countedAt: now }),
    saveFigure(ctx.db, { name: "prayersOffered", count: prayed?.prayers ?? 0, countedAt: now }),
    saveFigure(ctx.db, { name: "livesTouched", count: prayed?.lives ?? 0, countedAt: now }),
  ]);
}
