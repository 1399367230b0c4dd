import { actOnFriends } from "#app/features/friends/act.server.ts";
import type { FriendsPage } from "#app/features/friends/page.ts";
import { readFriends } from "#app/features/friends/read.server.ts";
import { actOnGroups } from "#app/features/groups/act.server.ts";
import { insideQuery } from "#app/features/groups/inside/query.ts";
import { readGroup } from "#app/features/groups/inside/read.server.ts";
import type { GroupPage } from "#app/features/groups/page.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { type Person, shared } from "#tests/service/community/people.ts";
import { requestId } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";

/** Friends and groups, as the tests of them say it. */

export const framedOf = async (ctx: Person): Promise<{ profile: Profile }> => {
  const [profile] = await profileOf(ctx.db, ctx.userId);
  if (!profile) throw new Error("no profile");
  return { profile };
};

export async function befriends(ctx: Person, fields: Record<string, string>) {
  const reply = await actOnFriends(ctx, formOf(fields));
  await ctx.settled();
  return reply;
}

export async function inGroup(ctx: Person, fields: Record<string, string>) {
  const reply = await actOnGroups(ctx, formOf(fields));
  await ctx.settled();
  return reply;
}

export const friendsPage = async (ctx: Person): Promise<FriendsPage> =>
  (await readFriends(ctx, framedOf(ctx))).page;

export const handleOf = async (ctx: Person): Promise<string> =>
  (await shared<{ handle: string }>("SELECT handle FROM community_members WHERE user_id = ?", ctx.userId))[0]
    ?.handle ?? "";

export async function areFriends(one: Person, other: Person): Promise<string> {
  await befriends(one, { intent: "ask", handle: await handleOf(other), word: "church" });
  const [asked] = (await friendsPage(other)).asked;
  if (!asked) throw new Error("nobody asked");
  const reply = await befriends(other, { intent: "accept", id: asked.id });
  if (!reply.ok) throw new Error(reply.refusal);
  return asked.id;
}

const GROUP = {
  name: "Tuesday table",
  about: "",
  theme: "gospels",
  language: "en",
  meets: "evening",
  kind: "public",
};

/** A group that is made; its id and the end of its address. */
export async function makes(
  ctx: Person,
  more: Record<string, string> = {},
): Promise<{ id: string; slug: string }> {
  const reply = await inGroup(ctx, { intent: "make", formId: requestId(), ...GROUP, ...more });
  if (!reply.ok || !reply.slug) throw new Error(JSON.stringify(reply));
  return { id: reply.id, slug: reply.slug };
}

/** One part of a group's page, with who is in it, its gatherings and its poll from the parts that have them. */
export async function groupPage(ctx: Person, slug: string, address = ""): Promise<GroupPage | null> {
  const at = async (search: string): Promise<GroupPage | null> => {
    const { page, threads } = await readGroup(
      ctx,
      framedOf(ctx),
      slug,
      insideQuery(new URLSearchParams(search)),
    );
    return page && { ...page, threads: JSON.parse(threads) };
  };
  const [page, people, events, talk, reading] = [
    await at(address),
    ...[
      await at("show=people"),
      await at("show=events"),
      await at("show=talk"),
      await at("show=reading"),
    ].map((other) => other?.inside),
  ];
  if (!page?.inside || !people || !events || !talk || !reading) return page;
  const inside = {
    ...page.inside,
    ...{ people: people.people, asking: people.asking, banned: people.banned, links: people.links },
    ...{ events: events.events, poll: talk.poll, together: reading.together },
  };
  return { ...page, inside };
}

export const posts = (ctx: Person, id: string, body: string, more: Record<string, string> = {}) =>
  inGroup(ctx, { intent: "post", id, formId: requestId(), kind: "talk", body, language: "en", ...more });
