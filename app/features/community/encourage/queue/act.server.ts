import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import { tellAsker } from "#app/features/community/encourage/store.server.ts";
import type { QueueForm } from "#app/features/community/forms.ts";
import { deliverSoon, deliverSoonOf } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { type Effect, waitAfter } from "#app/features/community/outbox/effects.ts";
import type { QueueRefusal } from "#app/features/community/queue/reply.ts";
import { loggedByForm } from "#app/features/community/queue/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { logNoteModeration, moderateNote } from "./store.server.ts";

export const isNote = (id: string): boolean => id.startsWith("enc_");

/** The act, its line in the log, and who hears of it: one commit. */
export async function workNoteInQueue(
  ctx: MemberContext,
  form: QueueForm,
): Promise<Result<null, QueueRefusal>> {
  const { community } = ctx;
  const now = ctx.now();
  const logId = newId("mod", now, ctx.random);
  const outboxId = newId("out", now, ctx.random);
  const day = new Date(now).toISOString().slice(0, 10);
  const nextTryAt = now + waitAfter(0);
  const row = {
    act: form.intent,
    id: form.id,
    actorUserId: ctx.userId,
    logId,
    formId: form.formId,
    reason: form.reason,
    now,
  };
  const settled: Effect = { kind: "notice", topic: "report.settled", causeId: logId };
  const written = await commit(community, [
    logNoteModeration(community, row),
    ...moderateNote(community, row, { effect: JSON.stringify(settled), nextTryAt }),
    // what was held is told of now
    tellAsker(community, { outboxId, noteId: form.id, day, at: now, nextTryAt }),
    loggedByForm(community, form.formId),
  ]);
  if (!written.ok) throw new Error(`note not moderated: ${written.constraint}`);
  deliverSoonOf(ctx, logId);
  deliverSoon(ctx, [outboxId]);
  const [logged] = written.results.at(-1) as { id: string }[];
  return logged ? ok(null) : refuse("queue.moved");
}
