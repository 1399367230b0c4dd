import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { type AdminRefusal, type AdminReply, refusalOf, typedIn } from "#app/features/admin/parts/reply.ts";
import { reportById } from "#app/features/chat/report/store.server.ts";
import { cleanReason } from "#app/features/member/audit/acts.ts";
import { recordAct } from "#app/features/member/audit/record.server.ts";
import { addAudit } from "#app/features/member/audit/store.server.ts";
import { notification } from "#app/features/notifications/notify.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { type BreakGlassForm, breakGlassForm } from "./forms.ts";
import { DECISION_MS, READING_MS, type ReadMessage } from "./opening.ts";
import {
  addOpening,
  decideOpening,
  lapseOpenings,
  readConversation,
  reportOfOpening,
} from "./store.server.ts";

type Done = Result<ReadMessage[] | null, AdminRefusal>;
type Of<Intent extends BreakGlassForm["intent"]> = Extract<BreakGlassForm, { intent: Intent }>;
export type BreakGlassReply = { reply: AdminReply; messages: ReadMessage[] | null };

/** Handles one form of `/admin/break-glass`; null for none of its. Behind `requireRole(args, "admin")` alone. */
export async function actOnBreakGlass(ctx: MemberContext, form: FormData): Promise<BreakGlassReply | null> {
  const typed = typedIn(form);
  const parsed = breakGlassForm.safeParse(typed);
  if (!parsed.success) return null;
  const { intent } = parsed.data;
  const done = await run(ctx, parsed.data);
  return done.ok
    ? { reply: { ok: true, intent }, messages: done.value }
    : { reply: { ok: false, intent, refusal: done.refusal, typed }, messages: null };
}

function run(ctx: MemberContext, form: BreakGlassForm): Promise<Done> {
  switch (form.intent) {
    case "ask":
      return ask(ctx, form);
    case "approve":
    case "refuse":
      return decide(ctx, form);
    case "read":
      return read(ctx, form);
  }
}

async function ask(ctx: MemberContext, form: Of<"ask">): Promise<Done> {
  const { db, userId: askedBy } = ctx;
  const reason = cleanReason(form.reason);
  if (reason === null) return refuse("reason");
  const [[report]] = await db.batch([reportById(db, form.reportId)]);
  if (!report) return refuse("not_found");
  if (report.userId === askedBy) return refuse("oneself");
  const at = ctx.now();
  const id = newId("opening", at, ctx.random);
  const recorded = await recordAct(
    ctx,
    {
      act: "ask_to_read",
      userId: report.userId,
      requestId: form.formId,
      subject: form.reportId,
      reason,
      outcome: "done",
    },
    () => [
      lapseOpenings(db, form.reportId, at - DECISION_MS, at),
      addOpening(db, { id, reportId: form.reportId, askedBy, reason, at }),
    ],
  );
  return recorded.ok ? ok(null) : refuse(refusalOf(recorded.refusal));
}

/** Another administrator grants it for an hour, and the member is notified in the same commit; or refuses it. */
async function decide(ctx: MemberContext, form: Of<"approve"> | Of<"refuse">): Promise<Done> {
  const { db, userId: decidedBy } = ctx;
  const reason = cleanReason(form.reason);
  if (reason === null) return refuse("reason");
  const [[report]] = await db.batch([reportOfOpening(db, form.openingId)]);
  if (!report) return refuse("not_found");
  const at = ctx.now();
  const grants = form.intent === "approve";
  const until = grants ? at + READING_MS : null;
  const notice = notification(ctx, report.userId, form.openingId, { topic: "conversation.opened" });
  const state = grants ? "approved" : "refused";
  const recorded = await recordAct(
    ctx,
    {
      act: grants ? "approve_reading" : "refuse_reading",
      userId: report.userId,
      requestId: form.formId,
      subject: form.openingId,
      reason,
      outcome: "done",
      before: { state: "asked" },
      after: { state, until },
    },
    () => [
      decideOpening(db, { id: form.openingId, state, decidedBy, at, until }),
      ...(grants ? [notice.statement] : []),
    ],
  );
  if (!recorded.ok) return refuse(refusalOf(recorded.refusal));
  if (grants) deliver(ctx, () => ctx.rooms.publish(report.userId, [notice.publication]));
  return ok(null);
}

/** The words come in the commit that writes the line of the reading: nothing is shown without it. */
async function read(ctx: MemberContext, form: Of<"read">): Promise<Done> {
  const { db } = ctx;
  const [[report]] = await db.batch([reportOfOpening(db, form.openingId)]);
  if (!report) return refuse("closed");
  const at = ctx.now();
  const id = newId("audit", at, ctx.random);
  const line = {
    id,
    at,
    actorUserId: ctx.userId,
    userId: report.userId,
    act: "read_conversation",
    // each reading is one, also of the same page
    requestId: id,
    subject: form.openingId,
    amount: 0,
    // why it was asked for
    reason: report.reason,
    outcome: "done",
    before: null,
    after: null,
  } as const;
  const written = await commitNamed(db, {
    addAudit: addAudit(db, line),
    readConversation: readConversation(db, report.conversationId, id),
  });
  if (!written.ok)
    return refuse(written.constraint === "FOREIGN KEY" ? "closed" : refusalOf(written.constraint));
  return ok(written.rows.readConversation);
}
