import { z } from "zod";
import { newId } from "#app/core/id.ts";
import { type AdminRefusal, type AdminReply, refusalOf, typedIn } from "#app/features/admin/parts/reply.ts";
import { AUDIENCES } from "#app/features/announcements/announcement.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { cleanReason } from "#app/features/member/audit/acts.ts";
import { recordAct } from "#app/features/member/audit/record.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { admitRole } from "#app/request/guards.server.ts";
import { type AnnouncementLine, cleanText, MAX_ANNOUNCEMENT, periodOf } from "./line.ts";
import { addAnnouncement, endAnnouncement, newestAnnouncements } from "./store.server.ts";

const act = { formId: z.string().min(1).max(100), reason: z.string().max(2_000) };
const text = z.string().max(2_000);
const day = z.string().max(40);
const announceForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("announce"),
    en: text,
    es: text,
    audience: z.enum(AUDIENCES),
    from: day,
    to: day,
    ...act,
  }),
  z.object({ intent: z.literal("end"), id: z.string().max(100), ...act }),
]);
type AnnounceForm = z.infer<typeof announceForm>;

/** One trip. @throws Response 403 for everybody but administrators */
export async function readAnnouncements(
  ctx: MemberContext,
): Promise<{ member: HubMember; lines: AnnouncementLine[] }> {
  const { frame, rows } = await readFramed(ctx, [newestAnnouncements(ctx.db)]);
  admitRole(ctx, frame.member, "admin");
  return { member: frame.member, lines: rows[0] };
}

/** Behind `requireRole(args, "admin")` alone. */
export async function actOnAnnouncements(ctx: MemberContext, form: FormData): Promise<AdminReply | null> {
  const typed = typedIn(form);
  const parsed = announceForm.safeParse(typed);
  if (!parsed.success) return null;
  const { intent } = parsed.data;
  const refusal = await run(ctx, parsed.data);
  if (refusal) return { ok: false, intent, refusal, typed };
  ctx.siteChanged();
  return { ok: true, intent };
}

/** Null when it is done. */
async function run(ctx: MemberContext, form: AnnounceForm): Promise<AdminRefusal | null> {
  const reason = cleanReason(form.reason);
  if (reason === null) return "reason";
  const common = { userId: null, requestId: form.formId, reason, outcome: "done" } as const;
  const at = ctx.now();
  if (form.intent === "end") {
    const ended = await recordAct(ctx, { ...common, act: "end_announcement", subject: form.id }, () => [
      endAnnouncement(ctx.db, form.id, at),
    ]);
    return ended.ok ? null : refusalOf(ended.refusal);
  }
  const [en, es] = [cleanText(form.en, MAX_ANNOUNCEMENT), cleanText(form.es, MAX_ANNOUNCEMENT)];
  if (en === null || es === null) return "text";
  const period = periodOf(form.from, form.to, at);
  if (!period) return "period";
  // named by its form: the same press again is the same announcement
  const id = await announcementId(ctx, form.formId);
  const row = { id, en, es, audience: form.audience, ...period };
  const made = await recordAct(ctx, { ...common, act: "announce", subject: id, after: row }, (_, noted) => [
    addAnnouncement(ctx.db, { ...row, at: noted }),
  ]);
  return made.ok ? null : refusalOf(made.refusal);
}

/** An id whose chance is the form's. */
async function announcementId(ctx: MemberContext, formId: string): Promise<string> {
  const mark = await ctx.hmac(`announcement:${ctx.userId}:${formId}`);
  let at = 0;
  return newId("announcement", 0, () => (mark.charCodeAt(at++ % mark.length) % 32) / 32);
}
