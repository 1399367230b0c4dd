import { ok, type Result, refuse } from "#app/core/result.ts";
import { type AdminRefusal, refusalOf } from "#app/features/admin/parts/reply.ts";
import {
  type AppointRefusal,
  appointLeader,
  appointPastoral,
} from "#app/features/community/members/appoint.server.ts";
import { cleanReason } from "#app/features/member/audit/acts.ts";
import { recordAct } from "#app/features/member/audit/record.server.ts";
import { closeAudit } from "#app/features/member/audit/store.server.ts";
import { giveRole, takeRole } from "#app/features/member/store.server.ts";
import { notification } from "#app/features/notifications/notify.server.ts";
import { deleteOnRequest } from "#app/features/settings/deletion/on-request.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { MemberActForm } from "./forms.ts";

type Done = Result<null, AdminRefusal>;
type Acting<Intent extends MemberActForm["intent"]> = Extract<MemberActForm, { intent: Intent }>;

/** What is safer done in one's own settings. */
const NOT_TO_ONESELF: readonly MemberActForm["intent"][] = ["sign-out", "archive", "delete"];

/** Each act stands in a log in the commit that does it. Behind `requireRole(args, "admin")` alone. */
export async function actOnMember(ctx: MemberContext, form: MemberActForm): Promise<Done> {
  const reason = cleanReason(form.reason);
  if (reason === null) return refuse("reason");
  if (form.userId === ctx.userId && NOT_TO_ONESELF.includes(form.intent)) return refuse("oneself");
  switch (form.intent) {
    case "role":
      return setRole(ctx, { ...form, reason });
    case "appoint":
      return appoint(ctx, { ...form, reason });
    case "sign-out":
      return signOutEverywhere(ctx, { ...form, reason });
    case "archive":
      return offerArchive(ctx, { ...form, reason });
    case "delete": {
      const deleted = await deleteOnRequest(ctx, { userId: form.userId, formId: form.formId, reason });
      return deleted.ok ? ok(null) : refuse(refusalOf(deleted.refusal));
    }
  }
}

const NOT_APPOINTED: Record<AppointRefusal, AdminRefusal> = {
  "appoint.yourself": "oneself",
  "appoint.no_reason": "reason",
  "appoint.gone": "not_in_community",
  "appoint.young": "not_adult",
};

async function appoint(
  ctx: MemberContext,
  { what, set, userId, formId, reason }: Acting<"appoint">,
): Promise<Done> {
  const give = what === "leader" ? appointLeader : appointPastoral;
  const done = await give(ctx, { userId, formId, reason, on: set === "on" });
  return done.ok ? ok(null) : refuse(NOT_APPOINTED[done.refusal]);
}

/** The schema keeps the last administrator, and refuses what has moved since the page was read. */
async function setRole(
  ctx: MemberContext,
  { userId, role, set, formId, reason }: Acting<"role">,
): Promise<Done> {
  const gives = set === "on";
  const notice = notification(ctx, userId, formId, { topic: "account.acted" });
  const recorded = await recordAct(
    ctx,
    {
      act: gives ? "give_role" : "take_role",
      userId,
      requestId: formId,
      subject: role,
      reason,
      outcome: "done",
      before: { [role]: !gives },
      after: { [role]: gives },
    },
    () => [gives ? giveRole(ctx.db, userId, role) : takeRole(ctx.db, userId, role), notice.statement],
  );
  if (!recorded.ok) return refuse(refusalOf(recorded.refusal));
  deliver(ctx, () => ctx.rooms.publish(userId, [notice.publication]));
  return ok(null);
}

/** The line is written before the vendor is asked, and closed by what it answers. */
async function signOutEverywhere(
  ctx: MemberContext,
  { userId, formId, reason }: Acting<"sign-out">,
): Promise<Done> {
  const act = { act: "sign_out", userId, requestId: formId, subject: "sessions", reason } as const;
  const notice = notification(ctx, userId, formId, { topic: "account.acted" });
  const recorded = await recordAct(ctx, { ...act, outcome: "asked" }, () => [notice.statement]);
  if (!recorded.ok) return refuse(refusalOf(recorded.refusal));
  try {
    await ctx.accounts.endSessions(userId);
  } catch {
    return refuse("unreachable");
  }
  await ctx.db.batch([closeAudit(ctx.db, recorded.value.id, "done")]);
  ctx.db.noteWrite();
  deliver(ctx, () => ctx.rooms.disconnect(userId));
  return ok(null);
}

/**
 * Whoever asked for their archive gets a notice of where it is: nobody of staff ever holds it, for there are prayers and
 * conversations in it.
 */
async function offerArchive(
  ctx: MemberContext,
  { userId, formId, reason }: Acting<"archive">,
): Promise<Done> {
  const notice = notification(ctx, userId, formId, { topic: "archive.offered" });
  const recorded = await recordAct(
    ctx,
    { act: "offer_archive", userId, requestId: formId, subject: "archive", reason, outcome: "done" },
    () => [notice.statement],
  );
  if (!recorded.ok) return refuse(refusalOf(recorded.refusal));
  deliver(ctx, () => ctx.rooms.publish(userId, [notice.publication]));
  return ok(null);
}
