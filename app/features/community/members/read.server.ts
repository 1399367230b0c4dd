import { allMutedBy } from "#app/features/community/muting/store.server.ts";
import { blocksBy, hiddenBy, reportsBy } from "#app/features/community/safety/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import type { MemberContext } from "#app/request/context.ts";
import { readBeside } from "./join.server.ts";
import { communityMemberOf } from "./store.server.ts";

/** What the member is to others, and whom and what they keep away. */
export async function readMe<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
) {
  const { community, userId } = ctx;
  const read = async () => {
    const [[me], blocks, hidden, reports, muted] = await community.batch([
      communityMemberOf(community, userId),
      blocksBy(community, userId),
      hiddenBy(community, userId),
      reportsBy(community, userId),
      allMutedBy(community, userId),
    ]);
    return { me, blocks, hidden, reports, muted };
  };
  const { frame, rows } = await readBeside(ctx, framed, read);
  const { name, picture, about, handle, showsRequests, showsTestimonies } = rows.me;
  return {
    frame,
    page: {
      me: {
        name,
        picture,
        about,
        handle,
        showsRequests: showsRequests === 1,
        showsTestimonies: showsTestimonies === 1,
      },
      blocks: rows.blocks,
      hidden: rows.hidden,
      reports: rows.reports,
      muted: rows.muted,
    },
  };
}
