import { faultText } from "#app/core/fault-text.ts";
import { commit } from "#app/db/commit.ts";
import { markRests, type Resting, restingApart } from "#app/features/billing/model/store.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { isSilent, MOST_SILENT, syncCustomer } from "./sync.server.ts";

const MOST_AT_ONCE = 50;

/**
 * Whoever asks to delete the account is charged no more: what runs is set to end at the end of the paid time, and goes
 * on when the rest is undone. By cron every minute, and at once behind both acts: the vendor is told as often as it
 * takes. What its member had ended before stays ended.
 */
export async function alignRests(ctx: AppContext): Promise<void> {
  const [apart] = await ctx.db.batch([restingApart(ctx.db, MOST_AT_ONCE)]);
  let silent = 0;
  for (const one of apart) {
    try {
      await align(ctx, one);
    } catch (error) {
      console.error(JSON.stringify({ level: "error", at: "billing.rest", error: faultText(error) }));
      if (isSilent(error) && ++silent >= MOST_SILENT) return;
    }
  }
}

/** Marked before the vendor is told, and unmarked after it: killed between the two, the next run does it again. */
async function align(ctx: AppContext, { id, customerId, resting }: Resting): Promise<void> {
  if (resting) await mark(ctx, id, true);
  await ctx.payments.setCancelAtPeriodEnd(id, resting === 1);
  await syncCustomer(ctx, customerId, resting ? undefined : (db) => [markRests(db, id, false)]);
}

async function mark(ctx: AppContext, id: string, rests: boolean): Promise<void> {
  const written = await commit(ctx.db, [markRests(ctx.db, id, rests)]);
  if (!written.ok) throw new Error(`rest not marked: ${written.constraint}`);
}
