import { ok, type Result, refuse } from "#app/core/result.ts";
import { alignPausedRenewals } from "#app/features/billing/sync/pause-renewal.server.ts";
import { recordAct, type Unrecorded } from "#app/features/member/audit/record.server.ts";
import { addDeletion } from "#app/features/member/deletion/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { purgeTime } from "./deletion.ts";

/**
 * A member asked an administrator to delete their account: the same thirty days begin as by their own hand, and they can
 * undo it as well. One commit with its line in the log. Behind `requireRole(args, "admin")` alone.
 */
export async function deleteOnRequest(
  ctx: MemberContext,
  { userId, formId, reason }: { userId: string; formId: string; reason: string },
): Promise<Result<null, Unrecorded>> {
  const askedAt = ctx.now();
  const row = { userId, reason: "asked", askedAt, purgeAt: purgeTime(askedAt) } as const;
  const recorded = await recordAct(
    ctx,
    {
      act: "delete_account",
      userId,
      requestId: formId,
      subject: "account",
      reason,
      outcome: "done",
      before: { purgeAt: null },
      after: { purgeAt: row.purgeAt },
    },
    () => [addDeletion(ctx.db, row)],
  );
  if (!recorded.ok) return refuse(recorded.refusal);
  deliver(ctx, () => ctx.accounts.endSessions(userId));
  deliver(ctx, () => ctx.rooms.disconnect(userId));
  ctx.waitUntil(alignPausedRenewals(ctx));
  return ok(null);
}
