import { faultText } from "#app/core/fault-text.ts";
import { commit } from "#app/db/commit.ts";
import {
  markRenewalPaused,
  type RenewalToAlign,
  renewalsToAlign,
} from "#app/features/billing/model/store.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { isVendorTimeout, MAX_TIMEOUTS, syncCustomer } from "./sync.server.ts";

const MAX_AT_ONCE = 50;

/**
 * Whoever asks to delete the account is charged no more: what runs is set to end at the end of the paid time, and goes
 * on when the rest is undone. By cron every minute, and at once behind both acts: the vendor is told as often as it
 * takes. What its member had ended before stays ended.
 */
export async function alignPausedRenewals(ctx: AppContext): Promise<void> {
  const [apart] = await ctx.db.batch([renewalsToAlign(ctx.db, MAX_AT_ONCE)]);
  let silent = 0;
  for (const one of apart) {
    try {
      await align(ctx, one);
    } catch (error) {
      console.error(JSON.stringify({ level: "error", at: "billing.rest", error: faultText(error) }));
      if (isVendorTimeout(error) && ++silent >= MAX_TIMEOUTS) return;
    }
  }
}

/** Marked before the vendor is told, and unmarked after it: killed between the two, the next run does it again. */
async function align(ctx: AppContext, { id, customerId, resting }: RenewalToAlign): Promise<void> {
  if (resting) await mark(ctx, id, true);
  await ctx.payments.setCancelAtPeriodEnd(id, resting === 1);
  await syncCustomer(ctx, customerId, resting ? undefined : (db) => [markRenewalPaused(db, id, false)]);
}

async function mark(ctx: AppContext, id: string, rests: boolean): Promise<void> {
  const written = await commit(ctx.db, [markRenewalPaused(ctx.db, id, rests)]);
  if (!written.ok) throw new Error(`rest not marked: ${written.constraint}`);
}
