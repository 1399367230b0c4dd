import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import { isNote, workNoteInQueue } from "#app/features/community/encourage/queue/act.server.ts";
import { type QueueForm, readQueueForm } from "#app/features/community/forms.ts";
import { tellWall, tellWallOfNew } from "#app/features/community/live/tell-wall.server.ts";
import { deliverSoonOf } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { type Effect, type NoticeTopic, waitAfter } from "#app/features/community/outbox/effects.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { QueueRefusal, QueueReply } from "./reply.ts";
import {
  loggedByForm,
  logModeration,
  moderateRequest,
  settleReports,
  tellAuthor,
  tellReporters,
  trustAuthor,
} from "./store.server.ts";

/** Works one form of `/admin/queue`. Behind `requireRole(args, "moderator")` alone. */
export async function actOnQueue(ctx: MemberContext, form: FormData): Promise<QueueReply> {
  const parsed = readQueueForm(form);
  const intent = String(form.get("intent") ?? "");
  if (!parsed.success) return { ok: false, intent, refusal: "queue.bad_form" };
  const work = isNote(parsed.data.id) ? workNoteInQueue : moderate;
  const done = await work(ctx, parsed.data);
  return done.ok ? { ok: true, intent } : { ok: false, intent, refusal: done.refusal };
}

/** The act, its line in the log, and who hears of it: one commit. */
async function moderate(ctx: MemberContext, form: QueueForm): Promise<Result<null, QueueRefusal>> {
  const { community } = ctx;
  const now = ctx.now();
  const logId = newId("mod", now, ctx.random);
  const row = {
    act: form.intent,
    requestId: form.id,
    actorUserId: ctx.userId,
    logId,
    formId: form.formId,
    reason: form.reason,
    now,
  };
  const about = form.id.startsWith("preq_") ? "request" : "testimony";
  const told = (topic: NoticeTopic) => {
    const effect: Effect = { kind: "notice", topic, causeId: logId };
    return { idPrefix: logId, effect: JSON.stringify(effect), at: now, nextTryAt: now + waitAfter(0) };
  };
  const written = await commit(community, [
    logModeration(community, row),
    moderateRequest(community, row),
    ...(form.intent === "release" || form.intent === "restore" ? [trustAuthor(community, row)] : []),
    ...(form.intent === "keep"
      ? []
      : [tellAuthor(community, row, told(form.intent === "hide" ? `${about}.hidden` : `${about}.released`))]),
    tellReporters(community, row, told("report.settled")),
    settleReports(community, row),
    loggedByForm(community, form.formId),
  ]);
  if (!written.ok) throw new Error(`not moderated: ${written.constraint}`);
  deliverSoonOf(ctx, logId);
  // the same form again was worked by the first
  const [logged] = written.results.at(-1) as { id: string }[];
  if (!logged) return refuse("queue.moved");
  if (form.intent === "hide") tellWall(ctx, [form.id]);
  if (form.intent === "release" || form.intent === "restore") tellWallOfNew(ctx, [form.id]);
  return ok(null);
}
