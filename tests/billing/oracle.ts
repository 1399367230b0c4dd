import { PACK_MESSAGES } from "#app/features/billing/model/offers.ts";
import { readBillingFromPrimary } from "#app/features/billing/model/read.server.ts";
import { GRACE_DAYS } from "#app/features/member/entitlement.ts";
import { DAY_MS, type Shop } from "./shop.ts";

/** What the vendor's books come to, reckoned here anew and not by the product's rules. */
export function oracle({ machine, now }: Pick<Shop, "machine" | "now">) {
  const paid = [...machine.payments.values()].filter(({ state }) => state === "paid");
  const isBack = (dispute: string) => dispute === "open" || dispute === "lost";
  const credits = paid
    .filter(({ kind }) => kind === "pack")
    .reduce(
      (sum, { dispute, refundedCents, amountCents }) =>
        sum +
        (isBack(dispute) ? 0 : PACK_MESSAGES - Math.round((PACK_MESSAGES * refundedCents) / amountCents)),
      0,
    );
  const open = [...machine.subscriptions.values()].some(
    ({ status, cancelAtPeriodEnd, periodEnd, unpaidSince }) => {
      if (status === "past_due") return now < (unpaidSince ?? 0) + GRACE_DAYS * DAY_MS;
      return status === "active" && (!cancelAtPeriodEnd || now < periodEnd);
    },
  );
  const months = paid.filter(({ kind }) => kind === "premium").sort((a, b) => a.at - b.at);
  const frozen = months.some(({ dispute }) => dispute === "open") || months.at(-1)?.dispute === "lost";
  return {
    credits,
    premium: open && !frozen,
    grants: paid
      .filter(({ kind }) => kind === "pack")
      .map(({ id }) => id)
      .sort(),
    blessings: paid
      .filter(({ kind }) => kind === "blessing")
      .map(({ id }) => id)
      .sort(),
    payments: [...machine.payments.values()]
      .map(({ id, state, refundedCents, dispute }) => ({ id, state, refundedCents, dispute }))
      .sort((a, b) => a.id.localeCompare(b.id)),
    checkouts: [...machine.sessions.values()]
      .map(({ id, state, paymentId }) => ({ id, state, paymentId }))
      .sort((a, b) => a.id.localeCompare(b.id)),
  };
}

/** The same of D1. */
export async function booked(shop: Shop) {
  const { credits } = await readBillingFromPrimary(shop.context());
  const [mirror] = shop.rows<{ subscribed: number }>("SELECT subscribed FROM subscriptions");
  const ids = (sql: string) => shop.rows<{ id: string }>(sql).map(({ id }) => id);
  return {
    credits,
    premium: mirror?.subscribed === 1,
    grants: ids("SELECT cause_id AS id FROM wallet_ledger WHERE cause = 'credits_bought' ORDER BY cause_id"),
    blessings: ids(
      `SELECT payment_id AS id FROM blessings WHERE instr(payment_id, '_${shop.name}') > 0 ORDER BY 1`,
    ),
    payments: shop.rows(`SELECT id, state, refunded_cents AS refundedCents, dispute FROM payments
      WHERE user_id = '${shop.userId}' ORDER BY id`),
    checkouts: shop.rows(`SELECT session_id AS id, state, payment_id AS paymentId FROM checkouts
      WHERE user_id = '${shop.userId}' ORDER BY session_id`),
  };
}
