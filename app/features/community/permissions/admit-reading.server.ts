import { redirect } from "@remix-run/cloudflare";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import { DECISIONS_PATH } from "#app/features/community/paths.ts";
import type { MemberContext } from "#app/request/context.ts";
import { isSuspended } from "./may-write.ts";

/** For a page of the community that reads nothing else of it: whoever is suspended is led to the page that says why. */
export async function admitReading({ community, userId, now }: MemberContext): Promise<void> {
  const [[me]] = await community.batch([communityMemberOf(community, userId)]);
  if (me && isSuspended(me, now())) throw redirect(DECISIONS_PATH);
}
