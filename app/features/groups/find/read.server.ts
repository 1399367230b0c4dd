import { newId } from "#app/core/id.ts";
import { readBeside } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import { TOKEN_PATTERN } from "#app/features/friends/model/limits.ts";
import { GROUPS_A_PAGE } from "#app/features/groups/model/limits.ts";
import type {
  GroupLine,
  GroupsPage,
  GroupsQuery,
  JoinPage,
  NewGroupPage,
} from "#app/features/groups/page.ts";
import type { Profile } from "#app/features/member/tables.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type GroupRow, groupByLink, groupsFound, groupsOf } from "./store.server.ts";

export const groupLine = ({ ageBand, archivedAt, asked, ...row }: GroupRow): GroupLine => ({
  ...row,
  // what a moderator has decided is said to whoever is in the group
  moderation: row.role ? row.moderation : "shown",
  young: ageBand === "13-17",
  isArchived: archivedAt !== null,
  asked: asked === 1,
});

/** The reader's groups, and those that they may find. One trip to each database, at once. */
export async function readGroups<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  query: GroupsQuery,
): Promise<{ frame: Framed; page: GroupsPage }> {
  const { community, userId } = ctx;
  const read = async () => {
    const [[me], mine, found] = await community.batch([
      communityMemberOf(community, userId),
      groupsOf(community, userId),
      groupsFound(community, userId, query, GROUPS_A_PAGE + 1),
    ]);
    return { me, mine, found };
  };
  const { frame, rows } = await readBeside(ctx, framed, read);
  const found = rows.found.slice(0, GROUPS_A_PAGE).map(groupLine);
  const next = rows.found.length > GROUPS_A_PAGE ? (found.at(-1)?.id ?? null) : null;
  return { frame, page: { query, mine: rows.mine.map(groupLine), found, next } };
}

/** Who may make one: adults; appointed leaders for the young. */
export async function readNewGroup<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
): Promise<{ frame: Framed; page: NewGroupPage }> {
  const { community, userId } = ctx;
  const read = async () => {
    const [[me]] = await community.batch([communityMemberOf(community, userId)]);
    return { me };
  };
  const { frame, rows } = await readBeside(ctx, framed, read);
  const formId = newId("form", ctx.now(), ctx.random);
  return { frame, page: { mayMake: rows.me.ageBand === "18+", leads: rows.me.leads === 1, formId } };
}

/** Where a link leads; null for every link that leads nowhere. */
export async function readGroupLink<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  token: string,
): Promise<{ frame: Framed; page: JoinPage }> {
  const { community, userId } = ctx;
  const read = async () => {
    const [[me], [group]] = await community.batch([
      communityMemberOf(community, userId),
      groupByLink(community, userId, TOKEN_PATTERN.test(token) ? token : "", ctx.now()),
    ]);
    return { me, group };
  };
  const { frame, rows } = await readBeside(ctx, framed, read);
  return { frame, page: { group: rows.group ? groupLine(rows.group) : null } };
}
