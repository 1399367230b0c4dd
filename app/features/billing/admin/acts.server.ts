import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import type { AdminBillingRefusal } from "#app/features/billing/model/refusals.ts";
import type { AuditEntry } from "#app/features/billing/model/tables.ts";
import type { MemberContext } from "#app/request/context.ts";
import { addAudit, auditOfRequest } from "./store.server.ts";

/** One act of an administrator, as it stands in the log. */
export type StaffAction = Omit<AuditEntry, "id" | "actorUserId" | "userId" | "at"> & { userId: string };

/** What the same request says when it is sent again. */
const DETAILS = ["act", "userId", "subject", "amount", "reason"] as const;

/**
 * Writes an act of staff into the log, in one commit with what it does in D1. The same request of the same person is one
 * act: sent again it is answered with its first line and does nothing; with other details it is refused.
 * @param work what else is written with it, by the id of the line
 */
export async function recordStaffAction(
  ctx: MemberContext,
  act: StaffAction,
  work: (auditId: string) => Statement[] = () => [],
): Promise<Result<{ id: string; isNew: boolean }, AdminBillingRefusal>> {
  const id = newId("audit", ctx.now(), ctx.random);
  const line = addAudit(ctx.db, { ...act, id, actorUserId: ctx.userId, at: ctx.now() });
  const written = await commit(ctx.db, [line, ...work(id)]);
  if (written.ok) return ok({ id, isNew: true });
  if (written.constraint === "FOREIGN KEY") return refuse("billing.not_found");
  const over = written.constraint === "nothing_to_restore";
  if (!over && !written.constraint.startsWith("audit_log.")) {
    throw new Error(`act not written: ${written.constraint}`);
  }
  const [before] = await auditOfRequest(ctx.db, ctx.userId, act.requestId);
  if (!before && over) return refuse("billing.nothing_to_restore");
  if (!before || DETAILS.some((detail) => before[detail] !== act[detail])) {
    return refuse("billing.request_reused");
  }
  return ok({ id: before.id, isNew: false });
}
