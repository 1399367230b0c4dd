import type { Result } from "#app/core/result.ts";
import type { MemberContext } from "#app/request/context.ts";
import { claim } from "./claim/claim.server.ts";
import { decide } from "./decide/decide.server.ts";
import { type QueueForm, readQueueForm } from "./forms.ts";
import type { QueueRefusal, QueueReply } from "./model/reply.ts";
import { reveal } from "./reveal/reveal.server.ts";
import { decideAppeal, undoDecision } from "./undo/undo.server.ts";

/** Works one form of `/admin/queue`. Behind `requireRole(args, "moderator")` alone. */
export async function actOnQueue(ctx: MemberContext, form: FormData): Promise<QueueReply> {
  const parsed = readQueueForm(form);
  const intent = String(form.get("intent") ?? "");
  if (!parsed.success) return { ok: false, intent, refusal: "queue.bad_form" };
  const done = await work(ctx, parsed.data);
  return done.ok
    ? { ok: true, intent, decisionId: done.value.decisionId }
    : { ok: false, intent, refusal: done.refusal };
}

function work(
  ctx: MemberContext,
  form: QueueForm,
): Promise<Result<{ decisionId: string | null }, QueueRefusal>> {
  switch (form.intent) {
    case "claim":
    case "unclaim":
      return claim(ctx, form);
    case "reveal":
      return reveal(ctx, form);
    case "undo":
      return undoDecision(ctx, form);
    case "appeal_right":
    case "appeal_kept":
      return decideAppeal(ctx, form);
    default:
      return decide(ctx, form);
  }
}
