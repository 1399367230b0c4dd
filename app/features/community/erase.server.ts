import { commit } from "#app/db/commit.ts";
import type { AppContext } from "#app/request/context.ts";
import { removeCommunityMember } from "./archive/store.server.ts";

/**
 * Everything that the member shared, for good: their requests with all that is on them, their prayers, promises, blocks
 * and reports. It goes before the profile, by which the cron finds an erasure that was not finished; done again, it
 * changes nothing.
 */
export async function eraseFromCommunity(
  { community }: Pick<AppContext, "community">,
  userId: string,
): Promise<void> {
  const written = await commit(community, removeCommunityMember(community, userId));
  if (!written.ok) throw new Error(`not erased from the community: ${written.constraint}`);
}
