import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { deliverSoon, outboxRow } from "#app/features/community/outbox/deliver-outbox.server.ts";
import type { Condition } from "#app/features/community/outbox/store.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { writePetition } from "#app/features/prayers/petitions/change.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { friendsCopy } from "./copy.ts";
import type { FriendForm } from "./forms.ts";
import { addEncouragement, type FriendNamed, friendNamed } from "./write/store.server.ts";

/**
 * A verse of the reviewed set, once a day of the sender's and friend. The notice to the friend, and LV13's coins within
 * the day's limit, are rows of the outbox in the same commit.
 */
export async function encourageFriend(
  ctx: MemberContext,
  form: Extract<FriendForm, { intent: "encourage" }>,
): Promise<Result<null, "friends.gone" | "friends.today">> {
  const { community, userId } = ctx;
  const [{ profile }, [[friend]]] = await Promise.all([
    readJoined(ctx),
    community.batch([friendNamed(community, userId, form.id)]),
  ]);
  if (!friend) return refuse("friends.gone");
  const now = ctx.now();
  const day = memberDay(profile, now);
  const id = newId("fenc", now, ctx.random);
  const sent: Condition = { sql: "SELECT 1 FROM friend_encouragements WHERE id = ?7", values: [id] };
  const reward = outboxRow(ctx, userId, `social:${id}`, { kind: "social", causeId: id, day }, sent);
  const notice = outboxRow(
    ctx,
    friend.otherId,
    `encouraged:${id}`,
    { kind: "notice", topic: "friend.encouraged", causeId: id },
    sent,
  );
  const row = { id, userId, friendshipId: form.id, verse: form.verse, day, now };
  const written = await commitNamed(community, {
    encouragement: addEncouragement(community, row),
    reward: reward.statement,
    notice: notice.statement,
  });
  if (!written.ok) throw new Error(`verse not sent: ${written.constraint}`);
  if (written.rows.encouragement.length === 0) return refuse("friends.today");
  deliverSoon(ctx, [reward.id, notice.id]);
  publishCommunityChange(ctx, userId, friend.otherId);
  return ok(null);
}

/** The friend's name on the prayer list, in one press; pressed again, it is there already. */
export async function prayForFriend(
  ctx: MemberContext,
  id: string,
): Promise<Result<null, "friends.gone" | "friends.list_full">> {
  const { community, userId } = ctx;
  const [[friend]]: [FriendNamed[]] = await community.batch([friendNamed(community, userId, id)]);
  if (!friend) return refuse("friends.gone");
  const body = friendsCopy[ctx.language].petition(friend.name);
  const kept = await writePetition(ctx, {
    intent: "add",
    formId: `friend-${id}`,
    body,
    person: friend.name,
    theme: "",
  });
  return kept.ok ? ok(null) : refuse("friends.list_full");
}
