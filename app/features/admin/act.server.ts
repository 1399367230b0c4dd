import { newId } from "#app/core/id.ts";
import { grantMessages, lookUpMember, refundPayment } from "#app/features/billing/admin/admin.server.ts";
import type { AdminBillingRefusal } from "#app/features/billing/model/refusals.ts";
import { restoreUnder13 } from "#app/features/settings/deletion/under-13.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { AdminBillingReply, FoundMember } from "./billing.ts";
import { type AdminBillingForm, adminBillingForm } from "./forms.ts";

/** Works one form of `/admin/billing`; null for a form that is none of its. Behind `requireRole(args, "admin")` alone. */
export async function actOnBilling(ctx: MemberContext, form: FormData): Promise<AdminBillingReply | null> {
  const parsed = adminBillingForm.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const { data } = parsed;
  const typed = {
    query: "query" in data ? data.query : "",
    reason: "reason" in data ? data.reason : "",
    count: "count" in data ? data.count : "",
    paymentId: "paymentId" in data ? data.paymentId : "",
  };
  const refusal = await work(ctx, data);
  const members = await find(ctx, data.intent === "look-up" ? data.query : data.userId);
  const isNobody = data.intent === "look-up" && members.length === 0;
  return {
    intent: data.intent,
    refusal: isNobody ? "billing.not_found" : refusal,
    members,
    requestId: newId("request", ctx.now(), ctx.random),
    typed,
  };
}

/** Null when it is done. */
async function work(ctx: MemberContext, form: AdminBillingForm): Promise<AdminBillingRefusal | null> {
  if (form.intent === "look-up") return null;
  const done = await runStaffAction(ctx, form);
  return done.ok ? null : done.refusal;
}

function runStaffAction(ctx: MemberContext, form: Exclude<AdminBillingForm, { intent: "look-up" }>) {
  switch (form.intent) {
    case "refund":
      return refundPayment(ctx, form);
    case "grant":
      return grantMessages(ctx, { ...form, count: Number(form.count) });
    case "restore":
      return restoreUnder13(ctx, form);
  }
}

const find = async (ctx: MemberContext, query: string): Promise<FoundMember[]> =>
  (await lookUpMember(ctx, query)).map(({ userId, fullName, under13Until, billing }) => ({
    userId,
    fullName,
    under13Until,
    billing,
  }));
