import type { Result } from "#app/core/result.ts";
import { refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import { recordStaffAction } from "#app/features/billing/admin/acts.server.ts";
import type { AdminBillingRefusal } from "#app/features/billing/model/refusals.ts";
import { tryRefundUnder13 } from "#app/features/billing/under-13/return.server.ts";
import { correctCommunityAge } from "#app/features/community/members/join.server.ts";
import type { AgeBand } from "#app/features/member/age.ts";
import { cleanReason } from "#app/features/member/audit/acts.ts";
import { addUnder13Deletion, removeUnder13Deletion } from "#app/features/member/deletion/store.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { correctAgeBand, profileOf, saveAgeBand } from "#app/features/member/store.server.ts";
import { rememberAddress } from "#app/features/member/under-13.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { purgeTime } from "./deletion.ts";

/**
 * G13: the account of somebody who has said that they are under 13 is closed at once and erased in thirty days. Its owner
 * cannot undo that; what was paid goes back; the lowest band stays with it meanwhile.
 */
export async function deleteUnder13(ctx: MemberContext): Promise<void> {
  const { db, userId } = ctx;
  const [found] = await profileOf(db, userId);
  await ensureProfile(ctx, found);
  const askedAt = ctx.now();
  const purgeAt = purgeTime(askedAt);
  const written = await commit(db, [
    addUnder13Deletion(db, { userId, askedAt, purgeAt }),
    saveAgeBand(db, userId, "13-17"),
  ]);
  if (!written.ok) throw new Error(`account not closed: ${written.constraint}`);
  ctx.pendingDeletion.changed();
  deliver(ctx, () => rememberAddress(ctx, userId, purgeAt));
  deliver(ctx, () => ctx.accounts.endSessions(userId));
  deliver(ctx, () => ctx.rooms.disconnect(userId));
  ctx.waitUntil(tryRefundUnder13(ctx, userId));
}

type Correction = { userId: string; ageBand: AgeBand; reason: string; requestId: string };

/**
 * Staff have seen proof that the wrong line was pressed: the account is open again, as of that age. What has been ended
 * and given back stays so. Behind `requireRole(args, "admin")` alone.
 */
export async function restoreUnder13(
  ctx: MemberContext,
  asked: Correction,
): Promise<Result<null, AdminBillingRefusal>> {
  const reason = cleanReason(asked.reason);
  if (reason === null) return refuse("billing.reason");
  const { userId, ageBand, requestId } = asked;
  const recorded = await recordStaffAction(
    ctx,
    { userId, act: "restore_account", requestId, subject: ageBand, amount: 0, reason, outcome: "done" },
    () => [removeUnder13Deletion(ctx.db, userId), correctAgeBand(ctx.db, userId, ageBand)],
  );
  // what they share is seen by others of that age from now on, also before they come back themselves
  if (recorded.ok) deliver(ctx, () => correctCommunityAge(ctx, userId, ageBand));
  return recorded.ok ? { ok: true, value: null } : recorded;
}
