import type { CommunityRow, MemberRow } from "#app/features/admin/members/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { MemberAct, SeenMember } from "./member.ts";
import { beginning, type MemberSearch, memberSearch } from "./search.ts";
import { addMemberLookUp, communityMembers, communityMembersBy, membersFound } from "./store.server.ts";

/** Behind `requireRole(args, "admin")` alone. Nobody is shown without a line that says so. */
export async function findMembers(ctx: MemberContext, query: string): Promise<SeenMember[]> {
  const search = memberSearch(query);
  if (!search) return [];
  const members = await find(ctx, search);
  // a name may look like a handle
  return members.length > 0 || search.by !== "handle"
    ? members
    : find(ctx, { by: "name", text: query.trim() });
}

async function find(ctx: MemberContext, search: MemberSearch): Promise<SeenMember[]> {
  const { db, userId: actorUserId } = ctx;
  const name = search.by === "name" ? beginning(search.text) : "";
  const ids = await idsOf(ctx, search, name);
  const look = { actorUserId, by: search.by, at: ctx.now() };
  const [, rows]: [unknown, MemberRow[]] = await db.batch([
    addMemberLookUp(db, ids, name, look),
    membersFound(db, ids, name),
  ]);
  db.noteWrite();
  if (rows.length === 0) return [];
  const [inCommunity]: [CommunityRow[]] = await ctx.community.batch([
    communityMembers(
      ctx.community,
      rows.map(({ userId }) => userId),
    ),
  ]);
  const [only] = rows;
  const sessions = rows.length === 1 && only ? await sessionsOf(ctx, only.userId) : null;
  return rows.map((row) =>
    seen(
      row,
      inCommunity.find(({ userId }) => userId === row.userId),
      sessions,
    ),
  );
}

async function idsOf(ctx: MemberContext, { by, text }: MemberSearch, name: string): Promise<string[]> {
  if (by === "id") return [text];
  if (by === "email") return ctx.accounts.findByEmail(text).catch(() => []);
  const [found]: [{ userId: string }[]] = await ctx.community.batch([
    communityMembersBy(ctx.community, by === "handle" ? text : "", name),
  ]);
  return found.map(({ userId }) => userId);
}

/** The vendor counts them; a page does not wait for one that is silent. */
const sessionsOf = (ctx: MemberContext, userId: string): Promise<number | null> =>
  ctx.accounts.countSessions(userId).catch(() => null);

function seen(row: MemberRow, shared: CommunityRow | undefined, sessions: number | null): SeenMember {
  const acts = [...JSON.parse(row.acts), ...JSON.parse(shared?.acts ?? "[]")] as MemberAct[];
  return {
    ...row,
    roles: JSON.parse(row.roles),
    subscribed: row.subscribed === 1,
    sessions,
    community: shared
      ? {
          handle: shared.handle,
          name: shared.name,
          leads: shared.leads === 1,
          pastoral: shared.pastoral === 1,
        }
      : null,
    acts: acts.sort((one, other) => other.at - one.at),
  };
}
