import { newId } from "#app/core/id.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { deliverSoon } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { type Effect, waitAfter } from "#app/features/community/outbox/effects.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { loggedByForm } from "#app/features/community/queue/decide/store.server.ts";
import { findUnfit } from "#app/features/community/safety/solicitation.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type PastoralForm, readPastoralForm } from "./forms.ts";
import type { PastoralReply } from "./reply.ts";
import {
  addAnswer,
  assignCare,
  type CareAct,
  logCare,
  notifyAskerOfAnswer,
  setCareState,
  teamOf,
} from "./store.server.ts";

/** Works one form of `/admin/pastoral`. Behind `admitPastoral` alone; the statements ask again who may read what. */
export async function actOnPastoral(ctx: MemberContext, form: FormData): Promise<PastoralReply> {
  const parsed = readPastoralForm(form);
  const intent = String(form.get("intent") ?? "");
  const refused = (refusal: Extract<PastoralReply, { ok: false }>["refusal"]): PastoralReply => ({
    ok: false,
    intent,
    refusal,
    given: String(form.get("body") ?? ""),
  });
  if (!parsed.success) return refused("pastoral.bad_form");
  const { data } = parsed;
  if (data.intent === "answer" && findUnfit(data.body)) return refused("pastoral.unfit");
  const { community } = ctx;
  const now = ctx.now();
  const row: CareAct = {
    logId: newId("mod", now, ctx.random),
    formId: data.formId,
    userId: ctx.userId,
    act: `pastoral_${data.intent}`,
    id: data.id,
    now,
  };
  const outboxId = newId("out", now, ctx.random);
  const written = await commitNamed(community, {
    log: logCare(community, row),
    care: statementsOf(ctx, row, data, outboxId),
    team: teamOf(community),
    logged: loggedByForm(community, data.formId),
  });
  if (!written.ok) throw new Error(`not cared for: ${written.constraint}`);
  const { team } = written.rows;
  const [logged] = written.rows.logged;
  if (!logged) return refused("pastoral.moved");
  if (data.intent === "assign" && data.to !== "" && !team.some(({ handle }) => handle === data.to))
    return refused("pastoral.nobody");
  if (data.intent === "answer") deliverSoon(ctx, [outboxId]);
  publishCommunityChange(ctx, ctx.userId);
  return { ok: true, intent };
}

function statementsOf(ctx: MemberContext, row: CareAct, form: PastoralForm, outboxId: string): Statement[] {
  const { community } = ctx;
  switch (form.intent) {
    case "assign":
      return [assignCare(community, row, form.to)];
    case "answer": {
      const effect: Effect = { kind: "notice", topic: "pastoral.answered", causeId: row.logId };
      return [
        ...addAnswer(community, { ...row, answerId: newId("answer", row.now, ctx.random), body: form.body }),
        notifyAskerOfAnswer(community, row, {
          outboxId,
          effect: JSON.stringify(effect),
          at: row.now,
          nextTryAt: row.now + waitAfter(0),
        }),
      ];
    }
    default:
      return [setCareState(community, row)];
  }
}
