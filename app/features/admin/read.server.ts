import { readFramed } from "#app/features/home/frame/frame.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import type { MemberContext } from "#app/request/context.ts";
import { admitRole } from "#app/request/guards.server.ts";
import type { AuditLine } from "./billing.ts";
import { newestAuditEntries } from "./store.server.ts";

/**
 * The billing page with its log, in one D1 trip.
 * @throws Response 403 for everybody but administrators (P3)
 */
export async function readAdminBilling(ctx: MemberContext): Promise<{ member: HubMember; log: AuditLine[] }> {
  const { frame, rows } = await readFramed(ctx, [newestAuditEntries(ctx.db)]);
  const { member } = frame;
  admitRole(ctx, member, "admin");
  return { member, log: rows[0] };
}
