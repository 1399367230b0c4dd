import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { RawQuery } from "#app/db/database.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { acceptAsked, askToBeFriends } from "./ask.server.ts";
import { encourageFriend, prayForFriend } from "./encourage.server.ts";
import { type FriendForm, readFriendForm } from "./forms.ts";
import { makeLink } from "./link.server.ts";
import { mayWrite } from "./may-write.server.ts";
import type { FriendRefusal, FriendReply } from "./reply.ts";
import { visitFriend } from "./visit/visit.server.ts";
import {
  blockOther,
  declineRequest,
  friendIds,
  removeFriend,
  removeLink,
  saveChoices,
  takeRequestBack,
} from "./write/store.server.ts";

type Intent = FriendForm["intent"];
/** What others would read of it. */
const WRITES: readonly Intent[] = ["ask", "ask-by-link", "link", "encourage"];
/** What takes something of one's own back, or changes nothing for others. */
const TAKES_BACK: readonly Intent[] = ["decline", "take-back", "remove", "unlink", "choose", "pray"];
const actOf = (intent: Intent) =>
  TAKES_BACK.includes(intent) ? "take_back" : WRITES.includes(intent) ? "write" : "act";

/** Works one form of `/friends`. What is refused changes nothing. */
export async function actOnFriends(ctx: MemberContext, form: FormData): Promise<FriendReply> {
  const intent = String(form.get("intent") ?? "");
  const id = String(form.get("id") ?? "");
  const parsed = readFriendForm(form);
  const refused = (refusal: FriendRefusal): FriendReply => ({ ok: false, intent, id, refusal });
  if (!parsed.success) return refused("friends.bad_form");
  if (!(await mayWrite(ctx, actOf(parsed.data.intent)))) return refused("friends.muted");
  const done = await work(ctx, parsed.data);
  return done.ok ? { ok: true, intent, id: done.value?.id ?? id } : refused(done.refusal);
}

function work(ctx: MemberContext, form: FriendForm): Promise<Result<{ id: string } | null, FriendRefusal>> {
  switch (form.intent) {
    case "ask":
    case "ask-by-link":
      return askToBeFriends(ctx, form);
    case "accept":
      return acceptAsked(ctx, form.id);
    case "link":
      return makeLink(ctx, form);
    case "encourage":
      return encourageFriend(ctx, form);
    case "pray":
      return prayForFriend(ctx, form.id);
    case "visit":
      return visitFriend(ctx, form.id);
    case "choose":
      return choose(ctx, form);
    default:
      return change(ctx, form);
  }
}

/** What friends see from now on; their open pages follow. */
async function choose(
  ctx: MemberContext,
  form: Extract<FriendForm, { intent: "choose" }>,
): Promise<Result<null, never>> {
  const { community, userId } = ctx;
  await readJoined(ctx);
  const written = await commitNamed(community, {
    saveChoices: saveChoices(community, userId, form),
    friendIds: friendIds(community, userId),
  });
  if (!written.ok) throw new Error(`choices not kept: ${written.constraint}`);
  const friends = written.rows.friendIds;
  publishCommunityChange(ctx, userId, ...friends.map(({ otherId }) => otherId));
  return ok(null);
}

type Change = { intent: "decline" | "take-back" | "remove" | "block" | "unlink"; id: string };

/** Nobody is notified of a declined request; what both see is read again by both. */
async function change(ctx: MemberContext, form: FriendForm): Promise<Result<null, "friends.gone">> {
  const { community, userId } = ctx;
  const written = await commitNamed(community, { statementOf: statementOf(ctx, form as Change) });
  if (!written.ok) throw new Error(`${form.intent} not kept: ${written.constraint}`);
  const [changed] = written.rows.statementOf;
  if (!changed) return refuse("friends.gone");
  publishCommunityChange(ctx, userId, ...(changed.otherId ? [changed.otherId] : []));
  return ok(null);
}

function statementOf(
  ctx: MemberContext,
  { intent, id }: Change,
): RawQuery<{ id?: string; otherId?: string }> {
  const { community: db, userId } = ctx;
  switch (intent) {
    case "decline":
      return declineRequest(db, userId, id);
    case "take-back":
      return takeRequestBack(db, userId, id);
    case "remove":
      return removeFriend(db, userId, id);
    case "unlink":
      return removeLink(db, userId, id);
    case "block": {
      const at = ctx.now();
      return blockOther(db, { userId, id, blockId: newId("block", at, ctx.random), at });
    }
  }
}
