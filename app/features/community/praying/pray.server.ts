import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import type { RawQuery } from "#app/db/database.ts";
import { audiencesOf, publishToWall } from "#app/features/community/live/publish-wall.server.ts";
import { deliverSoon, outboxRow } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { whenPrayed } from "#app/features/community/outbox/store.server.ts";
import { admitWriting } from "#app/features/community/permissions/admit-writing.server.ts";
import type { WriteRefusal } from "#app/features/community/permissions/may-write.ts";
import { memberDay, pastDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { addPrayer, addPromise, prayableOf, removePromise } from "./store.server.ts";

export type PrayRefusal = WriteRefusal | "community.gone" | "community.own";

/**
 * "I prayed" (D31): one a member, request and day of theirs. Pressed again that day, nothing changes. Coins, rhythm and
 * the notice to who asked are rows of the outbox in the same commit.
 * @param at when: earlier than now from a device that had no network; looked up while the request is read
 * @param also in the same commit, behind the prayer
 * @returns what `also` answered
 */
export async function offerPrayer<Row>(
  ctx: MemberContext,
  requestId: string,
  { at: when = ctx.now(), also }: { at?: number | Promise<number>; also?: RawQuery<Row> } = {},
): Promise<Result<Row[], PrayRefusal>> {
  const { community, userId } = ctx;
  const [admitted, [[request]], at] = await Promise.all([
    admitWriting(ctx, "act"),
    community.batch([prayableOf(community, userId, requestId)]),
    when,
  ]);
  if (!admitted.ok) return admitted;
  const { profile } = admitted.value;
  if (!request) return refuse("community.gone");
  if (request.mine) return refuse("community.own");
  const now = ctx.now();
  const day = at < now ? pastDay(profile, at) : memberDay(profile, now);
  const utcDay = new Date(now).toISOString().slice(0, 10);
  const prayed = whenPrayed({ requestId, userId, day });
  const cause = `prayed:${requestId}:${userId}:${day}`;
  const mine = outboxRow(ctx, userId, cause, { kind: "prayed", requestId, day, at }, prayed);
  // the asker hears of it once a day in their notices, however many prayed
  const theirs = outboxRow(
    ctx,
    request.authorId,
    `offered:${requestId}:${utcDay}`,
    { kind: "notice", topic: "prayer.offered", causeId: `${requestId}@${utcDay}` },
    prayed,
  );
  const written = await commitNamed(community, {
    added: addPrayer(community, { userId, requestId, day, at }),
    mine: mine.statement,
    theirs: theirs.statement,
    also: also ?? null,
  });
  if (!written.ok) throw new Error(`prayer not kept: ${written.constraint}`);
  deliverSoon(ctx, [mine.id, theirs.id]);
  const [added] = written.rows.added;
  if (added) {
    publishCommunityChange(ctx, request.authorId, userId);
    if (!request.circle) publishToWall(ctx, [requestId], audiencesOf(request));
  }
  return ok(written.rows.also as Row[]);
}

export async function pray(
  ctx: MemberContext,
  requestId: string,
  when: { at?: number | Promise<number> } = {},
): Promise<Result<null, PrayRefusal>> {
  const done = await offerPrayer(ctx, requestId, when);
  return done.ok ? ok(null) : done;
}

/** "I will pray", or no longer. */
export async function promise(
  ctx: MemberContext,
  requestId: string,
  on: boolean,
): Promise<Result<null, PrayRefusal>> {
  const { community, userId } = ctx;
  const [admitted, [[request]]] = await Promise.all([
    admitWriting(ctx, on ? "act" : "take_back"),
    community.batch([prayableOf(community, userId, requestId)]),
  ]);
  if (!admitted.ok) return admitted;
  if (on && !request) return refuse("community.gone");
  if (on && request?.mine) return refuse("community.own");
  const written = await commit(community, [
    on ? addPromise(community, userId, requestId, ctx.now()) : removePromise(community, userId, requestId),
  ]);
  if (!written.ok) throw new Error(`promise not kept: ${written.constraint}`);
  publishCommunityChange(ctx, userId);
  return ok(null);
}

/** The open tabs of these members read again. */
export function publishCommunityChange(
  ctx: Pick<MemberContext, "now" | "random" | "rooms" | "waitUntil" | "requestId">,
  ...userIds: string[]
): void {
  const id = newId("community", ctx.now(), ctx.random);
  for (const userId of new Set(userIds))
    deliver(ctx, () => ctx.rooms.publish(userId, [{ id, event: { name: "community.changed" } }]));
}
