import { newId } from "#app/core/id.ts";
import { commit } from "#app/db/commit.ts";
import { readQueueForm } from "#app/features/community/forms.ts";
import { deliverSoonOf } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { type Effect, type NoticeTopic, waitAfter } from "#app/features/community/outbox/effects.ts";
import type { QueueReply } from "#app/features/community/queue/reply.ts";
import {
  loggedByForm,
  logModeration,
  moderateRequest,
  settleReports,
  tellAuthor,
  tellReporters,
  trustAuthor,
} from "#app/features/community/queue/store.server.ts";
import { tellGroup } from "#app/features/groups/live/tell-group.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { groupOfSubject, hiddenInGroups, tellLeaders, waitingInGroups } from "./store.server.ts";

const MOST = 50;

/** A post or a group, by the beginning of its id. */
export const isOfGroups = (id: string): boolean => /^(gpost|group)_/.test(id);

/** What of groups waits for a moderator, and what was hidden. One trip. */
export async function readGroupQueue(ctx: MemberContext) {
  const { community } = ctx;
  const [waiting, hidden] = await community.batch([
    waitingInGroups(community, MOST),
    hiddenInGroups(community, MOST),
  ]);
  return { waiting, hidden };
}

/** Works one form of the queue that is about a group. Behind `requireRole(args, "moderator")` alone. */
export async function actOnGroupQueue(ctx: MemberContext, form: FormData): Promise<QueueReply> {
  const parsed = readQueueForm(form);
  const intent = String(form.get("intent") ?? "");
  if (!parsed.success) return { ok: false, intent, refusal: "queue.bad_form" };
  const { id, formId, reason } = parsed.data;
  const act = parsed.data.intent;
  const { community } = ctx;
  const now = ctx.now();
  const logId = newId("mod", now, ctx.random);
  const row = { act, requestId: id, actorUserId: ctx.userId, logId, formId, reason, now };
  const told = (topic: NoticeTopic) => {
    const effect: Effect = { kind: "notice", topic, causeId: logId };
    return { idPrefix: logId, effect: JSON.stringify(effect), at: now, nextTryAt: now + waitAfter(0) };
  };
  const written = await commit(community, [
    logModeration(community, row),
    moderateRequest(community, row),
    ...(act === "release" || act === "restore" ? [trustAuthor(community, row)] : []),
    ...(act === "keep"
      ? []
      : [tellWriter(ctx, row, told(act === "hide" ? "group.hidden" : "group.released"))]),
    tellReporters(community, row, told("report.settled")),
    settleReports(community, row),
    groupOfSubject(community, id),
    loggedByForm(community, formId),
  ]);
  if (!written.ok) throw new Error(`not moderated: ${written.constraint}`);
  deliverSoonOf(ctx, logId);
  const [logged] = written.results.at(-1) as { id: string }[];
  if (!logged) return { ok: false, intent, refusal: "queue.moved" };
  const [group] = written.results.at(-2) as { groupId: string }[];
  if (group) tellGroup(ctx, group.groupId, "posts");
  return { ok: true, intent };
}

const tellWriter = (
  { community }: MemberContext,
  row: Parameters<typeof tellAuthor>[1],
  told: Parameters<typeof tellAuthor>[2],
) =>
  row.requestId.startsWith("group_")
    ? tellLeaders(community, { groupId: row.requestId, logId: row.logId }, told)
    : tellAuthor(community, row, told);
