import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { addDecision, loggedByForm } from "#app/features/community/queue/decide/store.server.ts";
import { subjectOf } from "#app/features/community/queue/decide/subjects.ts";
import type { RevealForm } from "#app/features/community/queue/forms.ts";
import type { QueueRefusal } from "#app/features/community/queue/model/reply.ts";
import type { MemberContext } from "#app/request/context.ts";
import { logReveal } from "./store.server.ts";

/** Who wrote a text without a name, to the moderator who says why they must know. Its author reads that, and the reason. */
export async function reveal(
  ctx: MemberContext,
  form: RevealForm,
): Promise<Result<{ decisionId: string | null }, QueueRefusal>> {
  const subject = subjectOf(form.id);
  if (!subject) return refuse("queue.gone");
  if (form.words.length < 3) return refuse("queue.no_reason");
  const now = ctx.now();
  const { community } = ctx;
  const row = {
    logId: newId("mod", now, ctx.random),
    decisionId: newId("dec", now, ctx.random),
    formId: form.formId,
    actorUserId: ctx.userId,
    act: "reveal" as const,
    id: form.id,
    rule: "",
    words: form.words,
    reason: form.words,
    was: "shown" as const,
    now,
    endsAt: null,
  };
  const written = await commitNamed(community, {
    logReveal: logReveal(community, subject, row),
    addDecision: addDecision(community, subject, row),
    loggedByForm: loggedByForm(community, form.formId),
  });
  if (!written.ok) throw new Error(`not revealed: ${written.constraint}`);
  const [logged] = written.rows.loggedByForm;
  return logged ? ok({ decisionId: logged.decisionId }) : refuse("queue.gone");
}
