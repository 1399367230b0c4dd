import { redirect } from "@remix-run/cloudflare";
import { commit, commitNamed } from "#app/db/commit.ts";
import { cleanLine } from "#app/features/community/model/clean-text.ts";
import { DECISIONS_PATH } from "#app/features/community/paths.ts";
import { isSuspended } from "#app/features/community/permissions/may-write.ts";
import type { AgeBand } from "#app/features/member/age.ts";
import { firstName } from "#app/features/member/names/names.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import type { MemberContext } from "#app/request/context.ts";
import { newHandle } from "./handle.ts";
import {
  addCommunityMember,
  type CommunityMember,
  communityMemberOf,
  followAgeBand,
} from "./store.server.ts";

const MAX_NAME = 40;
const MAX_TRIES = 5;

export type Joined = { profile: Profile; me: CommunityMember };

/** Whether the shared side knows of the member what the profile says. */
export const isCurrent = (me: CommunityMember | undefined, profile: Profile): me is CommunityMember =>
  me !== undefined && me.ageBand === profile.ageBand;

/** Makes the member's row, or lets it follow the profile's age. */
export async function joinCommunity(ctx: MemberContext, profile: Profile): Promise<CommunityMember> {
  const { community, userId } = ctx;
  const { ageBand } = profile;
  // every guard has sent whoever never said their age to the question
  if (ageBand === null) throw new Response("Age missing", { status: 403 });
  const given = cleanLine(firstName(profile.fullName)).slice(0, MAX_NAME);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const row = {
      userId,
      handle: newHandle(given, ctx.random),
      name: given || "Member",
      ageBand,
      now: ctx.now(),
    };
    const written = await commitNamed(community, {
      addCommunityMember: addCommunityMember(community, row),
      followAgeBand: followAgeBand(community, userId, ageBand),
      communityMemberOf: communityMemberOf(community, userId),
    });
    const [me] = written.ok ? written.rows.communityMemberOf : [];
    if (me) return me;
  }
  throw new Error("no handle was free");
}

/** Who acts: the profile and the member of the community, one trip to each database at once. */
export async function readJoined(ctx: MemberContext): Promise<Joined> {
  const [[found], [[me]]] = await Promise.all([
    profileOf(ctx.db, ctx.userId),
    ctx.community.batch([communityMemberOf(ctx.community, ctx.userId)]),
  ]);
  return joinedFrom(ctx, found, me);
}

/** The same of rows that were read with others. */
export async function joinedFrom(
  ctx: MemberContext,
  found: Profile | undefined,
  me: CommunityMember | undefined,
): Promise<Joined> {
  const profile = await ensureProfile(ctx, found);
  return { profile, me: isCurrent(me, profile) ? me : await joinCommunity(ctx, profile) };
}

/**
 * A page's own rows beside the member's frame, both databases at once; read again for whoever has just joined.
 * Whoever is suspended is led to the page that says why.
 * @param framed what is read of the other database
 * @param options.open the page is theirs all the same
 */
export async function readBeside<
  Framed extends { profile: Profile },
  Read extends { me: CommunityMember | undefined },
>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  read: () => Promise<Read>,
  { open = false }: { open?: boolean } = {},
): Promise<{ frame: Framed; rows: Read & { me: CommunityMember } }> {
  const [frame, rows] = await Promise.all([framed, read()]);
  const { me } = rows;
  if (!open && me && isSuspended(me, ctx.now())) throw redirect(DECISIONS_PATH);
  if (isCurrent(me, frame.profile)) return { frame, rows: { ...rows, me } };
  const joined = await joinCommunity(ctx, frame.profile);
  return { frame, rows: { ...(await read()), me: joined } };
}

/** Staff have corrected somebody's age: before that member's next visit, too. */
export async function correctCommunityAge(
  { community }: Pick<MemberContext, "community">,
  userId: string,
  ageBand: AgeBand,
): Promise<void> {
  const written = await commit(community, [followAgeBand(community, userId, ageBand)]);
  if (!written.ok) throw new Error(`age not followed: ${written.constraint}`);
}
