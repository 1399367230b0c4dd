import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { deliverSoonOf } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { type GroupRow, groupByLink } from "#app/features/groups/find/store.server.ts";
import { publishToGroup } from "#app/features/groups/live/publish-group.server.ts";
import type { GroupRefusal } from "#app/features/groups/reply.ts";
import type { MemberContext } from "#app/request/context.ts";
import { notifyHelpers } from "./notice.server.ts";
import {
  askByLink,
  askToJoin,
  helpersOf,
  joinByLink,
  joinPublic,
  leaveGroup,
  membershipIn,
  spendGroupLink,
  unaskToJoin,
} from "./store.server.ts";

type Done = Promise<Result<{ id: string; slug?: string }, GroupRefusal>>;

/** What the schema says no to, in the words of the product. */
export const refusalOf = (constraint: string): GroupRefusal => {
  const known: Record<string, GroupRefusal> = {
    groups_of_member_are_few: "groups.twenty",
    group_is_full: "groups.full",
    group_members_may_meet: "groups.gone",
    group_leader_is_appointed: "groups.appointed",
  };
  const refusal = known[constraint];
  if (!refusal) throw new Error(`group not changed: ${constraint}`);
  return refusal;
};

export async function comeOrGo(
  ctx: MemberContext,
  { intent, id }: { intent: "join" | "ask" | "unask" | "leave"; id: string },
): Done {
  await readJoined(ctx);
  if (intent === "leave") return leave(ctx, id);
  const { community, userId } = ctx;
  const now = ctx.now();
  const row = { id: newId(intent === "join" ? "gmem" : "greq", now, ctx.random), userId, groupId: id, now };
  const written = await commitNamed(community, {
    change:
      intent === "join"
        ? joinPublic(community, row)
        : intent === "ask"
          ? askToJoin(community, row)
          : unaskToJoin(community, userId, id),
    notices: intent === "ask" ? notifyHelpers(ctx, { groupId: id, requestId: row.id }) : null,
    membership: membershipIn(community, userId, id),
    helpers: helpersOf(community, id),
  });
  if (!written.ok) return refuse(refusalOf(written.constraint));
  const [membership] = written.rows.membership;
  if (!membership || (intent === "join" && membership.role === null)) return refuse("groups.gone");
  if (intent === "ask") deliverSoonOf(ctx, row.id);
  publishCommunityChange(ctx, userId, ...written.rows.helpers.map((one) => one.userId));
  publishToGroup(ctx, id, "people");
  return ok({ id, slug: membership.slug });
}

async function leave(ctx: MemberContext, id: string): Done {
  const { community, userId } = ctx;
  const written = await commitNamed(community, {
    leaveGroup: leaveGroup(community, userId, id),
    membershipIn: membershipIn(community, userId, id),
  });
  if (!written.ok) return refuse(refusalOf(written.constraint));
  const [left] = written.rows.leaveGroup;
  const [membership] = written.rows.membershipIn;
  if (!left) return refuse(membership?.role === "leader" ? "groups.last_leader" : "groups.gone");
  publishToGroup(ctx, id, "people", [userId]);
  publishCommunityChange(ctx, userId);
  return ok({ id });
}

/** Used up, revoked, too old, of a group that is gone, or not for this member: all the same to who asks. */
export async function comeByLink(ctx: MemberContext, token: string): Done {
  const { community, userId } = ctx;
  const now = ctx.now();
  const [, [[group]]]: [unknown, [GroupRow[]]] = await Promise.all([
    readJoined(ctx),
    community.batch([groupByLink(community, userId, token, now)]),
  ]);
  if (!group) return refuse("groups.gone");
  if (group.role) return ok({ id: group.id, slug: group.slug });
  const young = group.ageBand === "13-17";
  const id = newId(young ? "greq" : "gmem", now, ctx.random);
  const row = { id, userId, token, now };
  const written = await commitNamed(community, {
    came: young ? askByLink(community, row) : joinByLink(community, row),
    spendLink: spendGroupLink(community, token, id),
    notices: young ? notifyHelpers(ctx, { groupId: group.id, requestId: id }) : null,
    helpers: helpersOf(community, group.id),
  });
  if (!written.ok) return refuse(refusalOf(written.constraint));
  if (young) deliverSoonOf(ctx, id);
  else if (written.rows.came.length === 0) return refuse("groups.gone");
  publishCommunityChange(ctx, userId, ...written.rows.helpers.map((one) => one.userId));
  publishToGroup(ctx, group.id, "people");
  return ok({ id: group.id, ...(young ? {} : { slug: group.slug }) });
}
