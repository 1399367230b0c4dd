import { ok, type Result, refuse } from "#app/core/result.ts";
import { type Joined, joinedFrom } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type Level, levelOf, linksOf } from "./levels.ts";
import { mayWrite, type WriteAct, type WriteRefusal } from "./may-write.ts";
import { type WriterStatusRow, writerStatusOf } from "./store.server.ts";

const DAY_MS = 86_400_000;

/** Who writes, with what their level allows in one text. */
export type Writer = Joined & { level: Level; links: number };

/**
 * Asked by every use case that writes on a shared surface, in the trip that reads who acts: whoever is suspended, muted,
 * or has written what their level allows in a day, is refused here and nowhere else.
 */
export async function admitWriting(ctx: MemberContext, act: WriteAct): Promise<Result<Writer, WriteRefusal>> {
  const { community, userId } = ctx;
  const now = ctx.now();
  const [[found], [[known], [row]]] = await Promise.all([
    profileOf(ctx.db, userId),
    community.batch([communityMemberOf(community, userId), writerStatusOf(community, userId, now)]),
  ]);
  const { profile, me } = await joinedFrom(ctx, found, known);
  const level = levelIn(row, now);
  const refusal = row ? mayWrite({ ...row, level }, act, now) : null;
  return refusal ? refuse(refusal) : ok({ profile, me, level, links: linksOf(level, me) });
}

/** Nobody has a row before their first visit. */
export const levelIn = (row: WriterStatusRow | undefined, now: number): Level =>
  row ? levelOf({ ...row, days: Math.floor((now - row.joinedAt) / DAY_MS) }) : 0;
