import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { mute, unmute } from "./store.server.ts";

/** No more notices of what others do about a request or a testimony, or notices again. */
export async function muteThread(
  ctx: MemberContext,
  { intent, id }: { intent: "mute" | "unmute"; id: string },
): Promise<Result<null, "community.gone">> {
  const { community, userId } = ctx;
  await readJoined(ctx);
  const written = await commitNamed(community, {
    muted: intent === "mute" ? mute(community, userId, id, ctx.now()) : null,
    unmuted: intent === "unmute" ? unmute(community, userId, id) : [],
  });
  if (!written.ok) throw new Error(`${intent} not kept: ${written.constraint}`);
  if (intent === "mute" && written.rows.muted.length === 0) return refuse("community.gone");
  publishCommunityChange(ctx, userId);
  return ok(null);
}
