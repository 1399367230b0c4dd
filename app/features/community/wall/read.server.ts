import { dayStart, minuteStart } from "#app/core/local-day.ts";
import { readBeside } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import { PAGE_SIZE } from "#app/features/community/model/limits.ts";
import {
  type RequestLine,
  type RequestRow,
  requestLine,
} from "#app/features/community/model/request-line.ts";
import { type Gap, gapsFor, type OpenRelay, relayOf } from "#app/features/community/relay/relay.ts";
import { type OpenRelayRow, openRelays } from "#app/features/community/relay/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone, memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { Cursor, WallQuery } from "./query.ts";
import { wallPage } from "./store.server.ts";

/** Relays that are looked through for free hours, and hours that are offered. */
const MAX_RELAYS = 20;
const MAX_GAPS = 3;

export type WallPage = {
  query: WallQuery;
  requests: RequestLine[];
  /** Where the next page begins; null on the last one. */
  next: Cursor | null;
  /** The reader's own day and zone, for the words of times. */
  now: number;
  timeZone: string;
  /** Hours of relays at which the reader is awake. */
  gaps: Gap[];
};

/** One trip to each database, at once. */
export async function readWall<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  query: WallQuery,
): Promise<{ frame: Framed; page: WallPage }> {
  const { frame, lines, relays } = await readLines(ctx, framed, query, PAGE_SIZE + 1);
  const requests = lines.slice(0, PAGE_SIZE);
  const last = lines.length > PAGE_SIZE ? requests.at(-1) : undefined;
  const now = ctx.now();
  const timeZone = currentTimeZone(frame.profile, now);
  return {
    frame,
    page: {
      gaps: query.after ? [] : gapsFor(relays, timeZone, now, MAX_GAPS),
      query,
      requests,
      next: last ? { id: last.id, prayedBy: last.prayedBy } : null,
      // no finer than what is shown, so that a document holds for the day; a relay's hours pass at any minute
      now:
        relays.length > 0 || requests.some(({ relay }) => relay) ? minuteStart(now) : dayStart(now, timeZone),
      timeZone,
    },
  };
}

async function readLines<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  query: WallQuery,
  most: number,
): Promise<{ frame: Framed; lines: RequestLine[]; relays: OpenRelay[] }> {
  const { community, userId } = ctx;
  const read = async () => {
    const [[me], found, open] = await community.batch([
      communityMemberOf(community, userId),
      wallPage(community, userId, query, most),
      openRelays(community, userId, ctx.now(), MAX_RELAYS),
    ]);
    return { me, found: found as RequestRow[], open: open as OpenRelayRow[] };
  };
  const { frame, rows } = await readBeside(ctx, framed, read);
  const today = memberDay(frame.profile, ctx.now());
  const relays = rows.open.flatMap(({ relay, ...of }) => {
    const read = relayOf(relay);
    return read ? [{ ...read, ...of }] : [];
  });
  return { frame, lines: rows.found.map((row) => requestLine(row, today)), relays };
}
