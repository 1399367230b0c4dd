import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { publishNewToWall } from "#app/features/community/live/publish-wall.server.ts";
import { deliverSoonOf } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { publishToPages } from "#app/features/community/queue/decide/decide.server.ts";
import { readStaff } from "#app/features/community/queue/decide/staff.server.ts";
import { loggedByForm, openItemOf } from "#app/features/community/queue/decide/store.server.ts";
import { type Subject, subjectOf } from "#app/features/community/queue/decide/subjects.ts";
import type { AppealForm, UndoForm } from "#app/features/community/queue/forms.ts";
import { hidesText, mayActOn, mayBeUndone, UNDO_MS } from "#app/features/community/queue/model/acts.ts";
import type { QueueRefusal } from "#app/features/community/queue/model/reply.ts";
import { noticeOf } from "#app/features/community/queue/notify/notice.ts";
import {
  notifyMember,
  notifyReporters,
  settleReports,
} from "#app/features/community/queue/notify/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import {
  addReversal,
  bringBackText,
  closeAppeal,
  type DecisionRow,
  decisionOf,
  logAppeal,
  logUndo,
  type Reversed,
  reopenItem,
} from "./store.server.ts";

type Done = Result<{ decisionId: string | null }, QueueRefusal>;

/** A decision taken back by a reverse act: the text stands as it did, what it was about waits again, the member hears. */
export async function undoDecision(ctx: MemberContext, form: UndoForm): Promise<Done> {
  const found = await readDecision(ctx, form.id, form.formId);
  if (!found.ok || found.value.known) return found.ok ? ok({ decisionId: found.value.known }) : found;
  const { decision, subject } = found.value;
  const now = ctx.now();
  if (!mayBeUndone(decision.act)) return refuse("queue.bad_form");
  if (decision.undone || decision.overtaken || now > decision.at + UNDO_MS) return refuse("queue.too_late");
  if (decision.appealed) return refuse("queue.appealed");
  const row = reversed(ctx, { act: "undo", of: decision.id, words: form.words, formId: form.formId });
  const { logId } = row;
  const { community } = ctx;
  return write(ctx, row, found.value, [
    logUndo(community, row),
    addReversal(community, row),
    ...reopenItem(community, { ...row, subject: decision.subject }),
    ...bringBack(ctx, found.value, logId, decision.was),
    ...settleReports(community, subject, {
      id: decision.subject,
      logId,
      state: "waiting",
      at: now,
      settledAt: decision.at,
    }),
    ...(hidesText(decision.act)
      ? [notifyMember(community, decision.userId, noticeOf(row, "moderation.undone"))]
      : []),
  ]);
}

/** Another person than who decided says whether the decision stands. The member hears, and who reported it. */
export async function decideAppeal(ctx: MemberContext, form: AppealForm): Promise<Done> {
  const found = await readDecision(ctx, form.id, form.formId);
  if (!found.ok || found.value.known) return found.ok ? ok({ decisionId: found.value.known }) : found;
  const { decision, subject, item } = found.value;
  if (decision.decidedBy === ctx.userId) return refuse("queue.own_decision");
  const now = ctx.now();
  if (item?.claimedBy && item.claimedBy !== ctx.userId && item.claimedUntil > now)
    return refuse("queue.claimed");
  const row = reversed(ctx, { act: form.intent, of: decision.id, words: form.words, formId: form.formId });
  const { logId } = row;
  const { community } = ctx;
  const isRight = form.intent === "appeal_right";
  const about = { id: decision.subject, logId, at: now };
  return write(ctx, row, found.value, [
    logAppeal(community, { ...row, item: form.item ?? null }),
    addReversal(community, row),
    ...closeAppeal(community, row),
    notifyMember(community, decision.userId, noticeOf(row, "appeal.decided")),
    ...(isRight
      ? [
          ...(decision.overtaken ? [] : bringBack(ctx, found.value, logId, "shown")),
          ...notifyReporters(community, subject, about.id, noticeOf(row, "report.settled"), decision.at),
          ...settleReports(community, subject, { ...about, state: "kept", settledAt: decision.at }),
        ]
      : []),
  ]);
}

type Found = {
  decision: DecisionRow;
  subject: Subject;
  item: { claimedBy: string | null; claimedUntil: number } | undefined;
  /** The decision that the same form made before. */
  known: string | null;
};

async function readDecision(
  ctx: MemberContext,
  id: string,
  formId: string,
): Promise<Result<Found, QueueRefusal>> {
  const { community } = ctx;
  const [staff, [[decision], [item], [known]]] = await Promise.all([
    readStaff(ctx),
    community.batch([decisionOf(community, id), openItemOf(community, id), loggedByForm(community, formId)]),
  ]);
  const subject = decision && subjectOf(decision.subject);
  if (!decision || !subject) return refuse("queue.gone");
  const refusal = mayActOn(staff.of(ctx.userId), staff.of(decision.userId));
  if (refusal) return refuse(refusal);
  return ok({ decision, subject, item, known: known?.decisionId ?? null });
}

const reversed = (ctx: MemberContext, row: Pick<Reversed, "act" | "of" | "words" | "formId">): Reversed => ({
  ...row,
  logId: newId("mod", ctx.now(), ctx.random),
  decisionId: newId("dec", ctx.now(), ctx.random),
  actorUserId: ctx.userId,
  now: ctx.now(),
});

const bringBack = (
  { community }: MemberContext,
  { decision, subject }: Found,
  logId: string,
  to: DecisionRow["was"],
): Statement[] => (to === "" ? [] : bringBackText(community, subject, { id: decision.subject, logId, to }));

async function write(
  ctx: MemberContext,
  row: Reversed,
  { decision, subject }: Found,
  statements: readonly Statement[],
): Promise<Done> {
  const written = await commitNamed(ctx.community, {
    statements,
    logged: loggedByForm(ctx.community, row.formId),
  });
  // undone by somebody else a moment ago
  if (!written.ok && written.constraint === "decisions.undoes") return refuse("queue.moved");
  if (!written.ok) throw new Error(`not undone: ${written.constraint}`);
  const [logged] = written.rows.logged;
  if (!logged) return refuse("queue.moved");
  deliverSoonOf(ctx, row.logId);
  publishToPages(ctx, subject, decision.subject, true);
  if (subject.kind === "request") publishNewToWall(ctx, [decision.subject]);
  publishCommunityChange(ctx, decision.userId);
  return ok({ decisionId: logged.decisionId });
}
