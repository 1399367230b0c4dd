import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { notifyAsker } from "#app/features/community/encourage/store.server.ts";
import { publishNewToWall, publishToWall } from "#app/features/community/live/publish-wall.server.ts";
import { deliverSoon, deliverSoonOf } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { waitAfter } from "#app/features/community/outbox/effects.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import type { DecideForm } from "#app/features/community/queue/forms.ts";
import {
  type Act,
  actOf,
  hidesText,
  mayActOn,
  mayLast,
  offeredFor,
} from "#app/features/community/queue/model/acts.ts";
import type { QueueRefusal } from "#app/features/community/queue/model/reply.ts";
import { noticeOf, topicOf } from "#app/features/community/queue/notify/notice.ts";
import {
  notifyAuthor,
  notifyReporters,
  settleReports,
} from "#app/features/community/queue/notify/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { readStaff } from "./staff.server.ts";
import {
  type Acted,
  addDecision,
  askForEdit,
  closeItem,
  forgetRemoved,
  groupOf,
  logDecision,
  loggedByForm,
  moderateText,
  openItemOf,
  type TextRow,
  textOf,
  trustAuthor,
} from "./store.server.ts";
import { type Subject, subjectOf } from "./subjects.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

type Done = Result<{ decisionId: string | null }, QueueRefusal>;

/**
 * One text, decided: the act, its line in the log, the decision that its author reads, and who hears of it, in one
 * commit. The same form again is the same decision.
 */
export async function decide(ctx: MemberContext, form: DecideForm): Promise<Done> {
  const { community } = ctx;
  const subject = subjectOf(form.id);
  if (!subject) return refuse("queue.gone");
  const now = ctx.now();
  const [staff, [[text], [item], [known]]] = await Promise.all([
    readStaff(ctx),
    community.batch([
      textOf(community, subject, form.id),
      openItemOf(community, form.id),
      loggedByForm(community, form.formId),
    ]),
  ]);
  if (known) return ok({ decisionId: known.decisionId });
  if (!text) return refuse("queue.gone");
  const act: Act =
    form.intent === "restore" ? "restore" : actOf(form.intent, item ? text.moderation : missing(text));
  if (act === "restore" && text.moderation !== "hidden") return refuse("queue.moved");
  const refusal =
    mayActOn(staff.of(ctx.userId), staff.of(text.userId)) ??
    refusalOf(form, subject, act, mayLast(staff.of(ctx.userId), form.days));
  if (refusal) return refuse(refusal);
  if (item?.claimedBy && item.claimedBy !== ctx.userId && item.claimedUntil > now)
    return refuse("queue.claimed");
  if (form.seen !== undefined && form.seen !== text.version) return refuse("queue.edited");
  const row: Acted = {
    logId: newId("mod", now, ctx.random),
    decisionId: newId("dec", now, ctx.random),
    formId: form.formId,
    actorUserId: ctx.userId,
    act,
    id: form.id,
    rule: form.rule,
    words: form.words,
    reason: [form.rule, form.words].filter(Boolean).join(": "),
    was: text.moderation,
    now,
    endsAt: act === "mute" || act === "suspend" ? now + form.days * DAY_MS : null,
  };
  return write(ctx, subject, text, { ...row, seen: text.version, item: form.item ?? null });
}

/** Nobody asked about it, and leaving it leads nowhere: of a text that is shown as of one that is hidden. */
const missing = ({ moderation }: TextRow) => (moderation === "held" ? "held" : "shown");

function refusalOf(form: DecideForm, { kind }: Subject, act: Act, lasts: boolean): QueueRefusal | null {
  if (form.intent !== "restore" && !offeredFor(kind).includes(form.intent)) return "queue.bad_form";
  if (hidesText(act) && form.rule === "") return "queue.no_rule";
  return (act === "mute" || act === "suspend") && !lasts ? "queue.too_many_days" : null;
}

async function write(
  ctx: MemberContext,
  subject: Subject,
  text: TextRow,
  row: Acted & { seen: number; item: number | null },
): Promise<Done> {
  const { community } = ctx;
  const { act, id, logId, now } = row;
  const hides = hidesText(act);
  const shows = act === "release" || act === "restore";
  const topic = topicOf(subject.kind, act);
  const outboxId = newId("out", now, ctx.random);
  const day = new Date(now).toISOString().slice(0, 10);
  const isNote = subject.kind === "note";
  const written = await commitNamed(community, {
    log: logDecision(community, subject, row),
    decision: addDecision(community, subject, row),
    text: moderateText(community, subject, row, hides ? "hidden" : "shown"),
    trust: shows ? trustAuthor(community, subject, row) : null,
    item: closeItem(community, subject, row),
    edit: askForEdit(community, subject, row),
    author: topic ? notifyAuthor(community, subject, id, noticeOf(row, topic)) : null,
    reporters: notifyReporters(community, subject, id, noticeOf(row, "report.settled")),
    reports: settleReports(community, subject, { id, logId, state: hides ? "acted" : "kept", at: now }),
    // a line to who asked: the asker is now notified of what was held
    asker: isNote
      ? notifyAsker(community, { outboxId, noteId: id, day, at: now, nextTryAt: now + waitAfter(0) })
      : null,
    removed: forgetRemoved(community, subject, row),
    logged: loggedByForm(community, row.formId),
  });
  if (!written.ok) throw new Error(`not decided: ${written.constraint}`);
  const [logged] = written.rows.logged;
  if (!logged) return refuse("queue.moved");
  deliverSoonOf(ctx, logId);
  if (isNote) deliverSoon(ctx, [outboxId]);
  publishToPages(ctx, subject, id, hides || row.was === "held");
  if (shows && subject.kind === "request") publishNewToWall(ctx, [id]);
  publishCommunityChange(ctx, text.userId);
  return ok({ decisionId: logged.decisionId });
}

/** Open pages that show it, or do not any more. A line to who asked is on nobody else's. */
export function publishToPages(ctx: MemberContext, { kind }: Subject, id: string, moved: boolean): void {
  if (!moved || kind === "note" || kind === "update") return;
  if (kind === "post" || kind === "group") publishToGroupOf(ctx, id);
  else publishToWall(ctx, [id]);
}

/** Its open pages read again. */
function publishToGroupOf(ctx: MemberContext, id: string): void {
  deliver(ctx, async () => {
    const [[group]] = await ctx.community.batch([groupOf(ctx.community, id)]);
    if (group?.eveningId) await ctx.evenings.publish(group.eveningId, { changed: "notes" }, []);
    else if (group) await ctx.groups.touch(group.groupId, "posts", []);
  });
}
