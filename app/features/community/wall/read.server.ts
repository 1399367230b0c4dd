import { readBeside } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import { PAGE_SIZE } from "#app/features/community/model/limits.ts";
import {
  type RequestLine,
  type RequestRow,
  requestLine,
} from "#app/features/community/model/request-line.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone, memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { Cursor, WallQuery } from "./query.ts";
import { wallPage } from "./store.server.ts";

export type WallPage = {
  query: WallQuery;
  requests: RequestLine[];
  /** Where the next page begins; null on the last one. */
  next: Cursor | null;
  /** The reader's own day and zone, for the words of times. */
  now: number;
  timeZone: string;
};

/** One trip to each database, at once. */
export async function readWall<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  query: WallQuery,
): Promise<{ frame: Framed; page: WallPage }> {
  const { frame, lines } = await readLines(ctx, framed, query, PAGE_SIZE + 1);
  const requests = lines.slice(0, PAGE_SIZE);
  const last = lines.length > PAGE_SIZE ? requests.at(-1) : undefined;
  return {
    frame,
    page: {
      query,
      requests,
      next: last ? { id: last.id, prayedBy: last.prayedBy } : null,
      now: ctx.now(),
      timeZone: currentTimeZone(frame.profile, ctx.now()),
    },
  };
}

async function readLines<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  query: WallQuery,
  most: number,
): Promise<{ frame: Framed; lines: RequestLine[] }> {
  const { community, userId } = ctx;
  const read = async () => {
    const [[me], found] = await community.batch([
      communityMemberOf(community, userId),
      wallPage(community, userId, query, most),
    ]);
    return { me, found: found as RequestRow[] };
  };
  const { frame, rows } = await readBeside(ctx, framed, read);
  const today = memberDay(frame.profile, ctx.now());
  return { frame, lines: rows.found.map((row) => requestLine(row, today)) };
}
