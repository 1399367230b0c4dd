import { notifyModerators } from "#app/features/sending/moderators.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { urgentSince } from "./store.server.ts";

/** The cron comes every minute; what a missed run left is sent by the next one. */
const LOOKS_BACK_MS = 15 * 60_000;
const MOST = 20;

/** Cron: moderators who turned it on are notified of danger, reported by a member or found by our rules; once an item. */
export async function notifyOfUrgentReports(ctx: AppContext): Promise<void> {
  const found = await ctx.community.batch(urgentSince(ctx.community, ctx.now() - LOOKS_BACK_MS, MOST));
  const ids = new Set(found.flat().map(({ id }: { id: string }) => id));
  for (const id of ids) await notifyModerators(ctx, id);
}
