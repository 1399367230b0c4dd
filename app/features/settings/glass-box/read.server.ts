import {
  knownConversations,
  type ReportedConversation,
  reportsOfMember,
} from "#app/features/chat/report/store.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { staffTouched } from "#app/features/member/audit/store.server.ts";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type GlassBoxPage, newestFirst } from "./glass-box.ts";
import { moderationTouched, movementCounts } from "./store.server.ts";

/** One trip to each database, in parallel. */
export async function readGlassBox(ctx: MemberContext): Promise<{ member: HubMember; page: GlassBoxPage }> {
  const { db, community, userId } = ctx;
  const [{ frame, rows }, [moderated]] = await Promise.all([
    readFramed(ctx, [
      staffTouched(db, userId),
      knownConversations(db, userId),
      reportsOfMember(db, userId),
      movementCounts(db, userId),
    ] as const),
    community.batch([moderationTouched(community, userId)]),
  ]);
  const [acts, conversations, , counts] = rows;
  const reports: ReportedConversation[] = rows[2];
  return {
    member: frame.member,
    page: {
      touched: newestFirst([...acts, ...moderated]),
      conversations: [...conversations],
      reports: reports.map((report) => ({ ...report, openings: JSON.parse(report.openings) })),
      counts: counts[0] ?? { movements: 0, payments: 0 },
      asksModel: ctx.companion === "model",
      timeZone: currentTimeZone(frame.profile, ctx.now()),
    },
  };
}
