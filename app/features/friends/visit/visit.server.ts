import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { deliverSoon, outboxRow } from "#app/features/community/outbox/deliver-outbox.server.ts";
import type { Condition } from "#app/features/community/outbox/store.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { type PetRow, petsOfFriends } from "#app/features/pet/shared-store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type VisitRefusal, visitRefusal } from "./may-visit.ts";
import { addVisit, type HostRow, hostOf } from "./store.server.ts";

/** R23: the member's pet goes to see a friend's. Nothing is paid and nothing is lost; the friend is notified once. */
export async function visitFriend(ctx: MemberContext, id: string): Promise<Result<null, VisitRefusal>> {
  const { community, db, userId } = ctx;
  const { profile } = await readJoined(ctx);
  const now = ctx.now();
  const day = memberDay(profile, now);
  const [[host]]: [HostRow[]] = await community.batch([hostOf(community, userId, id, day)]);
  // what is not shown is not asked for
  const ids = host?.shows ? [userId, host.otherId] : [];
  const [pets]: [PetRow[]] = await db.batch([petsOfFriends(db, ids)]);
  const has = (one: string | undefined) => pets.some((pet) => pet.userId === one);
  const refusal = visitRefusal({
    areFriends: host !== undefined,
    shows: host?.shows === 1,
    own: has(userId),
    theirs: has(host?.otherId),
    wasToday: host?.wasToday === 1,
  });
  if (refusal || !host) return refuse(refusal ?? "friends.gone");
  const { otherId } = host;
  const visit = newId("visit", now, ctx.random);
  const came: Condition = { sql: "SELECT 1 FROM pet_visits WHERE id = ?7", values: [visit] };
  const effect = { kind: "notice", topic: "friend.visited", causeId: visit } as const;
  const notice = outboxRow(ctx, otherId, `visited:${visit}`, effect, came);
  const written = await commitNamed(community, {
    visit: addVisit(community, { id: visit, userId, otherId, day, now }),
    notice: notice.statement,
  });
  // the friendship has ended, or the pet is shown no more, since it was read
  if (!written.ok) return refuse("friends.gone");
  if (written.rows.visit.length === 0) return refuse("friends.visited");
  deliverSoon(ctx, [notice.id]);
  publishCommunityChange(ctx, userId, otherId);
  return ok(null);
}
