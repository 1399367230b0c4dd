import { z } from "zod";
import { cleanText, dayStart } from "#app/features/admin/announcements/line.ts";
import { type AdminRefusal, type AdminReply, refusalOf, typedIn } from "#app/features/admin/parts/reply.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { cleanReason } from "#app/features/member/audit/acts.ts";
import { recordAct } from "#app/features/member/audit/record.server.ts";
import type { LegalVersion } from "#app/features/settings/terms/legal-version.ts";
import {
  addLegalVersion,
  legalVersions,
  withdrawLegalVersion,
} from "#app/features/settings/terms/versions-store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { admitRole } from "#app/request/guards.server.ts";
import { MAX_CHANGES } from "./version.ts";

const act = {
  formId: z.string().min(1).max(100),
  reason: z.string().max(2_000),
  version: z.coerce.number().int().min(2).max(100_000),
};
const text = z.string().max(5_000);
const termsForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("announce"), en: text, es: text, from: z.string().max(40), ...act }),
  z.object({ intent: z.literal("withdraw"), ...act }),
]);
type TermsForm = z.infer<typeof termsForm>;

/** One trip. @throws Response 403 for everybody but administrators */
export async function readTermsVersions(
  ctx: MemberContext,
): Promise<{ member: HubMember; versions: LegalVersion[] }> {
  const { frame, rows } = await readFramed(ctx, [legalVersions(ctx.db)]);
  admitRole(ctx, frame.member, "admin");
  return { member: frame.member, versions: rows[0] };
}

/** Behind `requireRole(args, "admin")` alone. */
export async function actOnTermsVersions(ctx: MemberContext, form: FormData): Promise<AdminReply | null> {
  const typed = typedIn(form);
  const parsed = termsForm.safeParse(typed);
  if (!parsed.success) return null;
  const { intent } = parsed.data;
  const refusal = await run(ctx, parsed.data);
  return refusal ? { ok: false, intent, refusal, typed } : { ok: true, intent };
}

/** The schema keeps the fortnight of notice and the order of versions. Null when it is done. */
async function run(ctx: MemberContext, form: TermsForm): Promise<AdminRefusal | null> {
  const reason = cleanReason(form.reason);
  if (reason === null) return "reason";
  const { version, formId } = form;
  const common = {
    userId: null,
    requestId: formId,
    subject: String(version),
    reason,
    outcome: "done",
  } as const;
  if (form.intent === "withdraw") {
    const withdrawn = await recordAct(ctx, { ...common, act: "withdraw_terms" }, () => [
      withdrawLegalVersion(ctx.db, version),
    ]);
    return withdrawn.ok ? null : refusalOf(withdrawn.refusal);
  }
  const [en, es] = [cleanText(form.en, MAX_CHANGES), cleanText(form.es, MAX_CHANGES)];
  if (en === null || es === null) return "text";
  const countsFrom = dayStart(form.from);
  if (countsFrom === null) return "period";
  const row = { version, countsFrom, en, es };
  const announced = await recordAct(
    ctx,
    { ...common, act: "announce_terms", after: row },
    (_, announcedAt) => [addLegalVersion(ctx.db, { ...row, announcedAt })],
  );
  return announced.ok ? null : refusalOf(announced.refusal);
}
