import { ok, type Result, refuse } from "#app/core/result.ts";
import type { Statement } from "#app/db/database.ts";
import type { AdminBillingRefusal } from "#app/features/billing/model/refusals.ts";
import { recordAct, type StaffAction } from "#app/features/member/audit/record.server.ts";
import type { MemberContext } from "#app/request/context.ts";

/** `recordAct` in the words of `/admin/billing`. */
export async function recordStaffAction(
  ctx: MemberContext,
  act: StaffAction,
  work?: (auditId: string) => Statement[],
): Promise<Result<{ id: string; isNew: boolean }, AdminBillingRefusal>> {
  const recorded = await recordAct(ctx, act, work);
  if (recorded.ok) return ok(recorded.value);
  switch (recorded.refusal) {
    case "no_member":
      return refuse("billing.not_found");
    case "reused":
      return refuse("billing.request_reused");
    case "nothing_to_restore":
      return refuse("billing.nothing_to_restore");
    default:
      throw new Error(`act not written: ${recorded.refusal}`);
  }
}
