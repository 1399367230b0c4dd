import { env } from "cloudflare:workers";
import { actOnCommunity } from "#app/features/community/act.server.ts";
import { joinCommunity } from "#app/features/community/members/join.server.ts";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { queueQuery } from "#app/features/community/queue/model/query.ts";
import type { QueueDetail } from "#app/features/community/queue/page.ts";
import { readQueue } from "#app/features/community/queue/read.server.ts";
import { readRequest } from "#app/features/community/requests/read.server.ts";
import { wallQuery } from "#app/features/community/wall/query.ts";
import { readWall } from "#app/features/community/wall/read.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";

/** Members of the community, and what they do there, as the tests of it say it. */

export const shared = async <Row>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  (
    await env.COMMUNITY.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results;

const framedOf = async (ctx: TestMember): Promise<{ profile: Profile }> => {
  const [profile] = await profileOf(ctx.db, ctx.userId);
  if (!profile) throw new Error("no profile");
  return { profile };
};

export type Person = TestMember & { name: string };

/** A member who has been on the wall before. */
export async function person(
  name: string,
  { ageBand = "18+", leads = false }: { ageBand?: "13-17" | "18+"; leads?: boolean } = {},
): Promise<Person> {
  const ctx = await member();
  await rows(
    "UPDATE profiles SET full_name = ?, age_band = ? WHERE user_id = ?",
    `${name} Okafor`,
    ageBand,
    ctx.userId,
  );
  const { profile } = await framedOf(ctx);
  await joinCommunity(ctx, profile);
  if (leads) await shared("UPDATE community_members SET leads = 1 WHERE user_id = ?", ctx.userId);
  return Object.assign(ctx, { name });
}

/** Works a form, and waits for all that it left behind. */
export async function does(ctx: TestMember, fields: Record<string, string>) {
  const reply = await actOnCommunity(ctx, formOf(fields));
  await ctx.settled();
  return reply;
}

/** A request that is taken; its id. */
export async function asks(
  ctx: TestMember,
  body: string,
  more: Record<string, string> = {},
): Promise<string> {
  const reply = await does(ctx, {
    intent: "ask",
    formId: requestId(),
    body,
    theme: "family",
    language: "en",
    audience: "members",
    ...more,
  });
  if (!reply.ok) throw new Error(reply.refusal);
  return reply.id;
}

export async function wall(ctx: TestMember, address = ""): Promise<RequestLine[]> {
  const { page } = await readWall(ctx, framedOf(ctx), wallQuery(new URLSearchParams(address)));
  return page.requests;
}

export async function reads(ctx: TestMember, id: string): Promise<RequestLine | null> {
  const { page } = await readRequest(ctx, framedOf(ctx), id);
  return page?.request ?? null;
}

/** The open item of a text, as a moderator reads it. */
export async function inQueue(ctx: TestMember, subject: string): Promise<QueueDetail | null> {
  const [item] = await shared<{ id: number }>(
    "SELECT id FROM queue_items WHERE subject = ? AND state = 'open'",
    subject,
  );
  if (!item) return null;
  return (await readQueue(ctx, queueQuery(new URLSearchParams({ item: String(item.id) })))).detail;
}

/** Coins that the member has. */
export const coins = async (ctx: TestMember): Promise<number> =>
  (
    await rows<{ sum: number }>(
      "SELECT coalesce(sum(amount), 0) AS sum FROM wallet_ledger WHERE user_id = ? AND currency = 'faith_coins'",
      ctx.userId,
    )
  )[0]?.sum ?? 0;

export const topics = async (ctx: TestMember): Promise<string[]> =>
  (
    await rows<{ topic: string }>("SELECT topic FROM notifications WHERE user_id = ? ORDER BY id", ctx.userId)
  ).map(({ topic }) => topic);
