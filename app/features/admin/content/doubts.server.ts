import { type AdminReply, refusalOf, typedIn } from "#app/features/admin/parts/reply.ts";
import { disputeForm } from "#app/features/content/forms.ts";
import { type EditorContext, shippedItems } from "#app/features/content/registry.server.ts";
import {
  type DisputeRow,
  doubters,
  openDisputes,
  settleDisputes,
} from "#app/features/games/trivia/disputes-store.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { cleanReason } from "#app/features/member/audit/acts.ts";
import { recordAct } from "#app/features/member/audit/record.server.ts";
import { notification } from "#app/features/notifications/notify.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { admitRole } from "#app/request/guards.server.ts";
import type { DoubtLine } from "./page.ts";
import { linesOf } from "./read.server.ts";

const KIND = "trivia_question";

/** One trip. @throws Response 403 for everybody but administrators */
export async function readDoubts(ctx: EditorContext): Promise<{ member: HubMember; doubts: DoubtLine[] }> {
  const { frame, rows } = await readFramed(ctx, [openDisputes(ctx.db)]);
  admitRole(ctx, frame.member, "admin");
  const disputes: DisputeRow[] = rows[0];
  const asked = new Set(disputes.map(({ item }) => item));
  const shipped = (await shippedItems(ctx, KIND)).filter(({ id }) => asked.has(id));
  const titles = new Map(linesOf(ctx, KIND, shipped, []).map(({ id, title }) => [id, title]));
  const doubts = [...Map.groupBy(disputes, ({ item }) => item)].map(([item, of]) => ({
    item,
    title: titles.get(item) ?? item,
    isThere: titles.has(item),
    count: of.reduce((sum, { count }) => sum + count, 0),
    oldest: Math.min(...of.map(({ oldest }) => oldest)),
    reasons: of.map(({ reason, count }) => ({ reason, count })),
  }));
  return { member: frame.member, doubts: doubts.toSorted((one, other) => other.count - one.count) };
}

/** Answers everybody who doubts a question: one commit with its line and their notices. */
export async function actOnDoubts(ctx: MemberContext, form: FormData): Promise<AdminReply | null> {
  const typed = typedIn(form);
  const parsed = disputeForm.safeParse(typed);
  if (!parsed.success) return null;
  const { intent, item, outcome, formId } = parsed.data;
  const reason = cleanReason(parsed.data.reason);
  if (reason === null) return { ok: false, intent, refusal: "reason", typed };
  const who: { userId: string; at: number }[] = (await ctx.db.batch([doubters(ctx.db, item)]))[0];
  const until = who.at(-1)?.at ?? 0;
  const notices = who.map(({ userId }) => ({
    userId,
    ...notification(ctx, userId, `${item}:${userId}`, { topic: "trivia.answered" }),
  }));
  const recorded = await recordAct(
    ctx,
    {
      act: "answer_disputes",
      userId: null,
      requestId: formId,
      subject: `${KIND}/${item}`,
      reason,
      outcome: "done",
      after: { outcome },
    },
    (_, at) => [
      settleDisputes(ctx.db, { item, outcome, at, until }),
      ...notices.map(({ statement }) => statement),
    ],
  );
  if (!recorded.ok) return { ok: false, intent, refusal: refusalOf(recorded.refusal), typed };
  if (recorded.value.isNew)
    for (const { userId, publication } of notices)
      deliver(ctx, () => ctx.rooms.publish(userId, [publication]));
  return { ok: true, intent };
}
