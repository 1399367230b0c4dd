import { isReference, referenceOfIds } from "#app/features/bible/reference.ts";
import { readVerses, type Verse } from "#app/features/bible/service.server.ts";
import { isTranslation } from "#app/features/bible/translations.ts";
import { readBeside } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import { mutedBy } from "#app/features/community/muting/store.server.ts";
import { requestOf, updatesOf } from "#app/features/community/requests/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type Piece, piecesOf } from "./model/arrange.ts";
import { TESTIMONIES_A_PAGE } from "./model/limits.ts";
import {
  type ChosenVerse,
  commentLine,
  type TestimonyLine,
  type Thread,
  testimonyLine,
  threadsOf,
} from "./model/testimony-line.ts";
import type { TestimonyQuery } from "./query.ts";
import {
  commentsOf,
  type TestimonyVersion,
  testimoniesPage,
  testimonyOf,
  testimonyVersionsOf,
} from "./store.server.ts";

type Moment = { now: number; timeZone: string };
export type TestimoniesPage = Moment & {
  query: TestimonyQuery;
  testimonies: TestimonyLine[];
  next: string | null;
};

const momentOf = (ctx: MemberContext, profile: Profile): Moment => {
  const now = ctx.now();
  return { now, timeZone: currentTimeZone(profile, now) };
};

/** One trip to each database, at once. */
export async function readTestimonies<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  query: TestimonyQuery,
): Promise<{ frame: Framed; page: TestimoniesPage }> {
  const { community, userId } = ctx;
  const read = async () => {
    const [[me], found] = await community.batch([
      communityMemberOf(community, userId),
      testimoniesPage(community, userId, query, TESTIMONIES_A_PAGE + 1),
    ]);
    return { me, found };
  };
  const { frame, rows } = await readBeside(ctx, framed, read);
  const testimonies = rows.found.slice(0, TESTIMONIES_A_PAGE).map(testimonyLine);
  const next = rows.found.length > TESTIMONIES_A_PAGE ? (testimonies.at(-1)?.id ?? null) : null;
  return { frame, page: { query, testimonies, next, ...momentOf(ctx, frame.profile) } };
}

export type TestimonyPage = Moment & {
  testimony: TestimonyLine;
  /** The shipped words of its verse. */
  verse: Verse | null;
  threads: Thread[];
  versions: TestimonyVersion[];
  /** The reader gets no notices of it. */
  muted: boolean;
};

/** `page` is null for one that the member may not read, and for none at all. */
export async function readTestimony<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  id: string,
): Promise<{ frame: Framed; page: TestimonyPage | null }> {
  const { community, userId } = ctx;
  const read = async () => {
    const [[me], [row], comments, versions, [muted]] = await community.batch([
      communityMemberOf(community, userId),
      testimonyOf(community, userId, id),
      commentsOf(community, userId, id),
      testimonyVersionsOf(community, userId, id),
      mutedBy(community, userId, id),
    ]);
    return { me, row, comments, versions, muted };
  };
  const { frame, rows } = await readBeside(ctx, framed, read);
  if (!rows.row) return { frame, page: null };
  const testimony = testimonyLine(rows.row);
  const page = {
    testimony,
    verse: testimony.verse && (await shippedVerse(ctx, testimony.verse)),
    threads: threadsOf(rows.comments.map(commentLine)),
    versions: rows.versions,
    muted: rows.muted !== undefined,
    ...momentOf(ctx, frame.profile),
  };
  return { frame, page };
}

/** Without the Bible's database a testimony is read all the same. */
async function shippedVerse(ctx: MemberContext, chosen: ChosenVerse): Promise<Verse | null> {
  const reference = referenceOfIds(chosen.first, chosen.last);
  if (!isReference(reference) || !isTranslation(chosen.translation)) return null;
  const [verse] = await readVerses(ctx.bible, [reference], chosen.translation).catch(() => [null]);
  return verse ?? null;
}

/** What the member already wrote of a request of theirs; nothing for somebody else's. */
export async function readPieces(ctx: MemberContext, requestId: string): Promise<Piece[]> {
  if (requestId === "") return [];
  const { community, userId } = ctx;
  const [[request], updates] = await community.batch([
    requestOf(community, userId, requestId),
    updatesOf(community, userId, requestId),
  ]);
  return request?.mine === 1 ? piecesOf(request, updates) : [];
}
