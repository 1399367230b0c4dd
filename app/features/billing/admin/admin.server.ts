import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import { billingIn } from "#app/features/billing/model/read.server.ts";
import type { AdminBillingRefusal } from "#app/features/billing/model/refusals.ts";
import type { BillingState } from "#app/features/billing/model/state.ts";
import { endRefunds } from "#app/features/billing/model/store.server.ts";
import { syncCustomer, trySync } from "#app/features/billing/sync/sync.server.ts";
import { cleanReason } from "#app/features/member/audit/acts.ts";
import { auditOfRequest, closeAudit } from "#app/features/member/audit/store.server.ts";
import { addMovement, beginStats } from "#app/features/wallet/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { PaymentsFault } from "#app/vendors/ports.ts";
import { recordStaffAction } from "./acts.server.ts";
import { isGrantCount, isRefundable, searchFor } from "./admin.ts";
import { addLookUp, type MemberBillingRow, membersBilling, paymentOf } from "./store.server.ts";

/** Behind `requireRole(args, "admin")` alone: the services below ask no more who calls. */

export type MemberBilling = {
  userId: string;
  fullName: string;
  customerId: string | null;
  under13Until: number | null;
  billing: BillingState;
};

/**
 * By id of the member, the customer, the payment, the subscription; by e-mail, of which the payment vendor knows; or by
 * name. Empty when nobody is found, or the vendor does not answer. Each is written into the log of look-ups.
 */
export async function lookUpMember(ctx: MemberContext, query: string): Promise<MemberBilling[]> {
  const search = searchFor(query);
  if (!search) return [];
  const customers = search.by === "email" ? await customersOf(ctx, search.text) : [];
  const { db, userId: actorUserId } = ctx;
  // in one trip: nobody is shown without a line of it
  const [, rows]: [unknown, MemberBillingRow[]] = await db.batch([
    addLookUp(db, search, customers, { actorUserId, at: ctx.now() }),
    membersBilling(db, search, customers),
  ]);
  db.noteWrite();
  return rows.map((row) => viewOf(row, ctx.now()));
}

const customersOf = (ctx: MemberContext, email: string): Promise<string[]> =>
  ctx.payments.customersByEmail(email).catch((error: unknown) => {
    if (!(error instanceof PaymentsFault)) throw error;
    return [];
  });

const viewOf = ({ billing, ...row }: MemberBillingRow, now: number): MemberBilling => ({
  ...row,
  billing: billingIn([{ billing }], now),
});

/**
 * Gives back all that is left of a payment. The act is written first, and closed in the commit that writes what came of
 * it, which is another's where this answer is lost. The same press twice is one line and one refund; of two who ask at
 * once each has a line, and one of them says that it was done. What the vendor has refused is asked anew, under a name
 * and a line of its own.
 */
export async function refundPayment(
  ctx: MemberContext,
  asked: { paymentId: string; reason: string },
): Promise<Result<null, AdminBillingRefusal>> {
  const reason = cleanReason(asked.reason);
  if (reason === null) return refuse("billing.reason");
  const [[payment]] = await ctx.db.batch([paymentOf(ctx.db, asked.paymentId)]);
  if (!payment) return refuse("billing.not_found");
  if (!isRefundable(payment)) return refuse("billing.not_refundable");
  const key = `${payment.id}:${payment.refundedCents}:${payment.refusals}`;
  const recorded = await recordStaffAction(ctx, {
    userId: payment.userId,
    act: "refund",
    requestId: `refund:${key}`,
    subject: payment.id,
    amount: payment.amountCents - payment.refundedCents,
    reason,
    outcome: "asked",
  });
  if (!recorded.ok) return recorded;
  const { id } = recorded.value;
  try {
    await ctx.payments.refund(payment.intentId ?? "", key);
    await syncCustomer(ctx, payment.customerId, (db) => [endRefunds(db, payment.id)]);
    const [line] = await auditOfRequest(ctx.db, ctx.userId, `refund:${key}`);
    return line?.outcome === "refused" ? refuse("billing.not_refundable") : ok(null);
  } catch (error) {
    if (!(error instanceof PaymentsFault)) throw error;
    if (error.reason === "unreachable") return refuse("billing.unreachable");
    await write(ctx, [closeAudit(ctx.db, id, "refused")]);
    await trySync(ctx, payment.customerId);
    return refuse("billing.not_refundable");
  }
}

/** A gift of messages, in one commit with its line in the log. The same `requestId` twice is one gift. */
export async function grantMessages(
  ctx: MemberContext,
  asked: { userId: string; count: number; reason: string; requestId?: string },
): Promise<Result<null, AdminBillingRefusal>> {
  const reason = cleanReason(asked.reason);
  if (reason === null) return refuse("billing.reason");
  if (!isGrantCount(asked.count)) return refuse("billing.count");
  const { userId, count: amount } = asked;
  const requestId = asked.requestId ?? newId("request", ctx.now(), ctx.random);
  const recorded = await recordStaffAction(
    ctx,
    { userId, act: "grant_messages", requestId, subject: userId, amount, reason, outcome: "done" },
    (auditId) => [
      beginStats(ctx.db, userId, ctx.now()),
      addMovement(ctx.db, userId, ctx.now(), {
        currency: "message_credits",
        amount,
        cause: "credits_granted",
        causeId: auditId,
      }),
    ],
  );
  if (!recorded.ok) return recorded;
  const { id, isNew } = recorded.value;
  if (isNew) {
    deliver(ctx, () =>
      ctx.rooms.publish(userId, [{ id: `granted:${id}`, event: { name: "subscription.changed" } }]),
    );
  }
  return ok(null);
}

async function write(ctx: MemberContext, statements: Parameters<typeof commit>[1]): Promise<void> {
  const written = await commit(ctx.db, statements);
  if (!written.ok) throw new Error(`audit not written: ${written.constraint}`);
}
