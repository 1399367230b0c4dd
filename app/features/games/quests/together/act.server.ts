import { commit, commitNamed } from "#app/db/commit.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import type { TogetherForm } from "#app/features/games/quests/forms.ts";
import type { QuestReply } from "#app/features/games/quests/reply.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { nextTogether } from "./count.server.ts";
import { lastTogether, takeNoPart, takePart } from "./store.server.ts";

/** A member takes part in the quests of a group that they are in, or no more. Each says so for themselves. */
export async function actTogether(ctx: MemberContext, form: TogetherForm): Promise<QuestReply> {
  const { community, userId } = ctx;
  const { intent, groupId } = form;
  if (!ctx.communityRules.open) return { ok: false, intent, refusal: "quest.closed" };
  if (intent === "leave-group") {
    const left = await commit(community, [takeNoPart(community, userId, groupId)]);
    if (!left.ok) throw new Error(`not left: ${left.constraint}`);
    return { ok: true, intent };
  }
  const [{ profile }, [[found]]] = await Promise.all([
    readJoined(ctx),
    community.batch([lastTogether(community, userId, groupId)]),
  ]);
  if (!found) return { ok: false, intent, refusal: "quest.no_group" };
  const now = ctx.now();
  const day = memberDay(profile, now);
  const written = await commitNamed(community, {
    takePart: takePart(community, { userId, groupId, fromDay: day, now }),
    // the third who takes part opens the first one
    nextTogether: nextTogether(ctx, { groupId, day, last: found.last }),
  });
  if (!written.ok) throw new Error(`part not taken: ${written.constraint}`);
  // left, or sent away, in the same moment
  if (written.rows.takePart.length === 0) return { ok: false, intent, refusal: "quest.no_group" };
  return { ok: true, intent };
}
