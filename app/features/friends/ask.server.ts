import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { deliverSoon, outboxRow } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { FriendForm } from "./forms.ts";
import { MAX_WAITING } from "./model/limits.ts";
import {
  acceptRequest,
  askByHandle,
  askByLink,
  countTry,
  forgetTries,
  type Pair,
  pairOf,
  spendLink,
} from "./write/store.server.ts";

type Ask = Extract<FriendForm, { intent: "ask" | "ask-by-link" }>;

/**
 * By handle or by link. The answer is the same whether there is such a member or not, whatever their age, and whether
 * one of both has blocked the other: it says nothing of anybody. Each try counts, and thirty a day are all.
 */
export async function askToBeFriends(
  ctx: MemberContext,
  form: Ask,
): Promise<Result<null, "friends.many_tries">> {
  const { community, userId } = ctx;
  await readJoined(ctx);
  const now = ctx.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const id = newId("freq", now, ctx.random);
  const row = { id, userId, word: form.word, now, most: MAX_WAITING };
  const written = await commitNamed(community, {
    countTry: countTry(community, userId, day),
    ask:
      form.intent === "ask"
        ? askByHandle(community, { ...row, ...form })
        : askByLink(community, { ...row, ...form }),
    spendLink: form.intent === "ask-by-link" ? spendLink(community, form.token, id) : null,
    forgetTries: forgetTries(community, userId, day),
    pair: pairOf(community, userId, id),
  });
  if (!written.ok) {
    if (written.constraint === "friend_tries_a_day") return refuse("friends.many_tries");
    // both have two hundred friends: who asks hears nothing of the other's number
    if (written.constraint === "friends_are_few") return ok(null);
    throw new Error(`not asked: ${written.constraint}`);
  }
  const [pair] = written.rows.pair;
  if (pair && pair.state !== "declined") await notifyOther(ctx, pair, id);
  publishCommunityChange(ctx, userId);
  return ok(null);
}

/** Told once a request: one that is taken back and sent again rings no more. */
async function notifyOther(ctx: MemberContext, { otherId, state }: Pair, id: string): Promise<void> {
  const topic = state === "friends" ? "friend.accepted" : "friend.asked";
  const cause = `${topic}:${[ctx.userId, otherId].sort().join(":")}`;
  const notice = outboxRow(ctx, otherId, cause, { kind: "notice", topic, causeId: id });
  const written = await commit(ctx.community, [notice.statement]);
  if (!written.ok) throw new Error(`not told: ${written.constraint}`);
  deliverSoon(ctx, [notice.id]);
  publishCommunityChange(ctx, otherId);
}

/** "Yes". Whoever accepts and whoever asks at the same moment are one friendship. */
export async function acceptAsked(
  ctx: MemberContext,
  id: string,
): Promise<Result<null, "friends.gone" | "friends.full">> {
  const { community, userId } = ctx;
  await readJoined(ctx);
  const written = await commitNamed(community, {
    acceptRequest: acceptRequest(community, { userId, id, now: ctx.now() }),
  });
  if (!written.ok) {
    if (written.constraint === "friends_are_few") return refuse("friends.full");
    // an age or a block has come between
    if (written.constraint === "friends_may_meet") return refuse("friends.gone");
    throw new Error(`not accepted: ${written.constraint}`);
  }
  const [made] = written.rows.acceptRequest;
  if (!made) return refuse("friends.gone");
  await notifyOther(ctx, { otherId: made.otherId, state: "friends" }, id);
  publishCommunityChange(ctx, userId);
  return ok(null);
}
