import { faultText } from "#app/core/fault-text.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import { alignPausedRenewals } from "#app/features/billing/sync/pause-renewal.server.ts";
import {
  addDeletion,
  addDueDeletion,
  beginPurge,
  deletionOf,
  dueDeletions,
  removeDeletion,
} from "#app/features/member/deletion/store.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import {
  forgetUnder13Addresses,
  profileOf,
  recordAccountDeletion,
  removeProfile,
} from "#app/features/member/store.server.ts";
import type { AccountDeletion } from "#app/features/member/tables.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { canUndo, purgeTime } from "./deletion.ts";

/** Accounts that one run of the cron erases; the next one goes on. */
const MAX_AT_ONCE = 20;

/** F13: the account rests from now on, and is erased in thirty days. Asked again, nothing changes. */
export async function deleteAccount(ctx: MemberContext): Promise<AccountDeletion> {
  const deletion = await beginGracePeriod(ctx, "asked");
  if (!deletion.ok) throw new Error(`account not marked: ${deletion.refusal}`);
  return deletion.value;
}

/** D8: the same for a registration that was not paid for. False when something can still be paid, or has been. */
export async function undoDeletionRow(ctx: MemberContext): Promise<boolean> {
  const deletion = await beginGracePeriod(ctx, "unpaid_registration");
  if (deletion.ok) return true;
  if (deletion.refusal === CHECKOUT_STANDS) return false;
  throw new Error(`account not marked: ${deletion.refusal}`);
}

/** What the schema says while a checkout stands open. */
const CHECKOUT_STANDS = "checkout_stands";

/** The page of settings, the function `delete-account` and an unpaid registration. */
async function beginGracePeriod(
  ctx: MemberContext,
  reason: AccountDeletion["reason"],
): Promise<Result<AccountDeletion, string>> {
  const [found] = await profileOf(ctx.db, ctx.userId);
  await ensureProfile(ctx, found);
  const now = ctx.now();
  const row = { userId: ctx.userId, reason, askedAt: now, purgeAt: purgeTime(now) };
  const written = await commitNamed(ctx.db, {
    addDeletion: addDeletion(ctx.db, row),
    deletionOf: deletionOf(ctx.db, ctx.userId),
  });
  if (!written.ok) return refuse(written.constraint);
  ctx.pendingDeletion.changed();
  // the mark locks the account by itself; that sessions end as well is told to the vendor as often as it takes
  deliver(ctx, () => ctx.accounts.endSessions(ctx.userId));
  deliver(ctx, () => ctx.rooms.disconnect(ctx.userId));
  ctx.waitUntil(alignPausedRenewals(ctx));
  const [deletion] = written.rows.deletionOf;
  return ok(deletion ?? { ...row, state: "resting" });
}

/**
 * Everything is as it was: while an account rests, nothing of it is touched. Whoever has said that they are under 13
 * cannot undo it, whatever they send: that is for staff (`under-13.server.ts`).
 */
export async function undoDeletion(
  ctx: MemberContext,
): Promise<Result<null, "settings.too_late" | "settings.under_13">> {
  const now = ctx.now();
  const written = await commitNamed(ctx.db, {
    removeDeletion: removeDeletion(ctx.db, ctx.userId, now),
    deletionOf: deletionOf(ctx.db, ctx.userId),
  });
  if (!written.ok) throw new Error(`deletion not undone: ${written.constraint}`);
  ctx.pendingDeletion.changed();
  ctx.waitUntil(alignPausedRenewals(ctx));
  const [left] = written.rows.deletionOf;
  if (!left || canUndo(left, now)) return ok(null);
  return refuse(left.reason === "under_13" ? "settings.under_13" : "settings.too_late");
}

/** What the resting account's own page says. Null when it does not rest. */
export async function readDeletion(ctx: MemberContext) {
  const [deletions, profiles] = await ctx.db.batch([
    deletionOf(ctx.db, ctx.userId),
    profileOf(ctx.db, ctx.userId),
  ]);
  const deletion = deletions[0];
  return deletion ? { deletion, profile: profiles[0] ?? null } : null;
}

/** By cron: erases the accounts whose time has come. Ended halfway, or the vendor down, the next run goes on. */
export async function purgeDeletedAccounts(ctx: AppContext): Promise<void> {
  await commit(ctx.db, [forgetUnder13Addresses(ctx.db, ctx.now())]);
  for (const { userId } of await dueDeletions(ctx.db, ctx.now(), MAX_AT_ONCE)) {
    try {
      await purge(ctx, userId);
    } catch (error) {
      console.error(JSON.stringify({ level: "error", at: "purge", error: faultText(error) }));
    }
  }
}

/** Messages that are erased while the vendor waits for its webhook's answer: some seconds' work. */
const MAX_MESSAGES = 1_000;

/**
 * The account was deleted at the identity vendor: nobody could come and undo it, so it is erased now, and by cron from
 * the next minute on where that is too much for a webhook, or somebody did not answer.
 */
export async function eraseDeletedAccount(ctx: AppContext, userId: string): Promise<void> {
  const now = ctx.now();
  const marked = await commit(ctx.db, [
    recordAccountDeletion(ctx.db, userId, now),
    addDueDeletion(ctx.db, userId, now),
  ]);
  if (!marked.ok) throw new Error(`account not marked: ${marked.constraint}`);
  await purge(ctx, userId, MAX_MESSAGES);
}

/**
 * The rows go last: as long as they are there, the next run finds the account again. Each step can be repeated.
 * @param most messages; where there are more, the next run goes on
 */
async function purge(ctx: AppContext, userId: string, most?: number): Promise<void> {
  const begun = await commitNamed(ctx.db, { beginPurge: beginPurge(ctx.db, userId, ctx.now()) });
  if (!begun.ok) return;
  const [row] = begun.rows.beginPurge;
  if (!row) return;
  const account = { userId, under13: row.reason === "under_13", most };
  for (const { erase } of ctx.wholeAccount.erasure) if (!(await erase(ctx, account))) return;
  const erased = await commit(ctx.db, removeProfile(ctx.db, userId, ctx.now()));
  if (!erased.ok) throw new Error(`account not erased: ${erased.constraint}`);
}
