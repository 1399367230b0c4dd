import { readFramed } from "#app/features/home/frame/frame.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import type { MemberContext } from "#app/request/context.ts";
import { admitRole } from "#app/request/guards.server.ts";
import type { Opening, ReportedItem } from "./opening.ts";
import { newestReports, type ReportRow } from "./store.server.ts";

/** One trip. @throws Response 403 for everybody but administrators */
export async function readBreakGlass(
  ctx: MemberContext,
): Promise<{ member: HubMember; items: ReportedItem[] }> {
  const { frame, rows } = await readFramed(ctx, [newestReports(ctx.db, ctx.userId)]);
  admitRole(ctx, frame.member, "admin");
  const reports: ReportRow[] = rows[0];
  const items = reports.map(({ id, at, userId, memberName, openings }) => ({
    id,
    at,
    memberName,
    isOwn: userId === ctx.userId,
    openings: JSON.parse(openings) as Opening[],
  }));
  return { member: frame.member, items };
}
