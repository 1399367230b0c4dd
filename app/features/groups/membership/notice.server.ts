import type { Statement } from "#app/db/database.ts";
import { type Effect, waitAfter } from "#app/features/community/outbox/effects.ts";
import type { MemberContext } from "#app/request/context.ts";
import { noticeToHelpers, noticeToMembers } from "./notice-store/store.server.ts";

const outboxNotice = (ctx: MemberContext, effect: Effect) => {
  const at = ctx.now();
  return { effect: JSON.stringify(effect), at, nextTryAt: at + waitAfter(0) };
};

/** Those who lead or help hear of a request, once; rows begin with its id. */
export const notifyHelpers = (
  ctx: MemberContext,
  { groupId, requestId }: { groupId: string; requestId: string },
): Statement =>
  noticeToHelpers(ctx.community, {
    groupId,
    requestId,
    ...outboxNotice(ctx, { kind: "notice", topic: "group.asked", causeId: requestId }),
  });

/** Everybody in the group but who writes; rows begin with `causeId`. */
export const notifyMembers = (ctx: MemberContext, groupId: string, causeId: string): Statement =>
  noticeToMembers(ctx.community, {
    groupId,
    userId: ctx.userId,
    causeId,
    ...outboxNotice(ctx, { kind: "notice", topic: "group.announced", causeId }),
  });
