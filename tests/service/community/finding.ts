import type { ProfileQuery } from "#app/features/community/members/profile/query.ts";
import { type MemberPageData, readMember } from "#app/features/community/members/profile/read.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { TestMember } from "#tests/service/members.ts";
import { shared } from "./people.ts";

export const handleOf = async (ctx: TestMember): Promise<string> =>
  (await shared<{ handle: string }>("SELECT handle FROM community_members WHERE user_id = ?", ctx.userId))[0]
    ?.handle ?? "";

/** The profile of a handle, as somebody sees it; null: nobody is there for them. */
export async function looksAt(
  ctx: TestMember,
  handle: string,
  query: ProfileQuery = { requests: null, testimonies: null },
): Promise<MemberPageData | null> {
  const framed = profileOf(ctx.db, ctx.userId).then(([profile]) => {
    if (!profile) throw new Error("no profile");
    return { profile };
  });
  return (await readMember(ctx, framed, handle, query)).page;
}
