import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { tellCommunity } from "#app/features/community/praying/pray.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { mute, unmute } from "./store.server.ts";

/** No more notices of what others do about a request or a testimony, or notices again. */
export async function muteThread(
  ctx: MemberContext,
  { intent, id }: { intent: "mute" | "unmute"; id: string },
): Promise<Result<null, "community.gone">> {
  const { community, userId } = ctx;
  await readJoined(ctx);
  const written = await commit(
    community,
    intent === "mute" ? [mute(community, userId, id, ctx.now())] : unmute(community, userId, id),
  );
  if (!written.ok) throw new Error(`${intent} not kept: ${written.constraint}`);
  const [muted] = written.results[0] as { id: string }[];
  if (intent === "mute" && !muted) return refuse("community.gone");
  tellCommunity(ctx, userId);
  return ok(null);
}
