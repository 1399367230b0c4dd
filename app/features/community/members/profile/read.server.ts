import { HANDLE_PATTERN } from "#app/features/community/members/handle.ts";
import { readBeside } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import {
  type RequestLine,
  type RequestRow,
  requestLine,
} from "#app/features/community/model/request-line.ts";
import {
  type TestimonyLine,
  testimonyLine,
} from "#app/features/community/testimonies/model/testimony-line.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone, memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { ProfileQuery } from "./query.ts";
import { profileTo, requestsOn, testimoniesOn } from "./store.server.ts";

const A_PAGE = 10;

export type MemberPageData = {
  member: { handle: string; name: string; picture: string; about: string };
  mine: boolean;
  query: ProfileQuery;
  /** Null: the member does not show them here. */
  requests: RequestLine[] | null;
  testimonies: TestimonyLine[] | null;
  /** Where the next page of each begins. */
  next: ProfileQuery;
  now: number;
  timeZone: string;
};

/** A member as another sees them. `page` is null for whom the reader may not meet, and for nobody at all. */
export async function readMember<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  handle: string,
  query: ProfileQuery,
): Promise<{ frame: Framed; page: MemberPageData | null }> {
  const { community, userId } = ctx;
  const asked = HANDLE_PATTERN.test(handle) ? handle : "";
  const read = async () => {
    const [[me], [found], requests, testimonies] = await community.batch([
      communityMemberOf(community, userId),
      profileTo(community, userId, asked),
      requestsOn(community, userId, asked, query.requests, A_PAGE + 1),
      testimoniesOn(community, userId, asked, query.testimonies, A_PAGE + 1),
    ]);
    return { me, found, requests: requests as RequestRow[], testimonies };
  };
  const { frame, rows } = await readBeside(ctx, framed, read);
  const { found } = rows;
  if (!found) return { frame, page: null };
  const now = ctx.now();
  const today = memberDay(frame.profile, now);
  const requests = rows.requests.slice(0, A_PAGE).map((row) => requestLine(row, today));
  const testimonies = rows.testimonies.slice(0, A_PAGE).map(testimonyLine);
  const { handle: known, name, picture, about } = found;
  return {
    frame,
    page: {
      member: { handle: known, name, picture, about },
      mine: found.mine === 1,
      query,
      requests: found.showsRequests ? requests : null,
      testimonies: found.showsTestimonies ? testimonies : null,
      next: {
        requests: rows.requests.length > A_PAGE ? (requests.at(-1)?.id ?? null) : null,
        testimonies: rows.testimonies.length > A_PAGE ? (testimonies.at(-1)?.id ?? null) : null,
      },
      now,
      timeZone: currentTimeZone(frame.profile, now),
    },
  };
}
