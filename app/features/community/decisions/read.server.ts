import { ID_PATTERN } from "#app/core/id.ts";
import { levelIn } from "#app/features/community/permissions/admit-writing.server.ts";
import { isMuted, isSuspended } from "#app/features/community/permissions/may-write.ts";
import { type WriterStatusRow, writerStatusOf } from "#app/features/community/permissions/store.server.ts";
import { mayBeAppealed } from "#app/features/community/queue/model/acts.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { DecisionsPage, LevelPage, OwnDecision } from "./page.ts";
import { decisionsOn, type OwnDecisionRow } from "./store.server.ts";

const A_PAGE = 20;

/** What was decided about the member, and whether anything is closed to them now. One trip. */
export async function readDecisions(ctx: MemberContext, after: string | null): Promise<DecisionsPage> {
  const { community, userId } = ctx;
  const now = ctx.now();
  const before = after !== null && ID_PATTERN.test(after) ? after : "";
  const [[writer], found]: [WriterStatusRow[], OwnDecisionRow[]] = await community.batch([
    writerStatusOf(community, userId, now),
    decisionsOn(community, userId, before, A_PAGE + 1),
  ]);
  const decisions = found.slice(0, A_PAGE).map(ownDecision);
  const who = { suspendedUntil: null, mutedUntil: null, ...writer };
  return {
    decisions,
    next: found.length > A_PAGE ? (decisions.at(-1)?.id ?? null) : null,
    suspendedUntil: isSuspended(who, now) ? who.suspendedUntil : null,
    mutedUntil: isMuted(who, now) ? who.mutedUntil : null,
  };
}

const ownDecision = (row: OwnDecisionRow): OwnDecision => ({
  ...row,
  editAsked: row.editAsked === 1,
  mayAppeal: mayBeAppealed(row.act) && row.undoneAt === null && row.appeal === null,
});

/** The member's own level, and what it is made of. One trip. */
export async function readLevel({ community, userId, now }: MemberContext): Promise<LevelPage> {
  const at = now();
  const [[row]]: [WriterStatusRow[]] = await community.batch([writerStatusOf(community, userId, at)]);
  return {
    level: levelIn(row, at),
    days: row ? Math.floor((at - row.joinedAt) / 86_400_000) : 0,
    posts: row?.posts ?? 0,
    reproaches: row?.reproaches ?? 0,
    postsToday: row?.postsToday ?? 0,
  };
}
