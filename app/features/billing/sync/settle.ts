import type { CustomerAccount, PaidCheckout } from "#app/core/money.ts";
import { type CreditMove, creditMoves } from "#app/features/billing/model/credits.ts";
import type { SettledPayment, SettledSubscription, Stored } from "#app/features/billing/model/stored.ts";
import {
  accessUntil,
  type Entitlement,
  type EntitlingPayment,
  entitlementOf,
} from "#app/features/member/entitlement.ts";

/** What must be written so that D1 says what the vendor says. Empty where it does already. */
export type Changes = {
  subscriptions: SettledSubscription[];
  payments: SettledPayment[];
  /** The gifts among new payments, with the word that came with them. */
  blessings: { paymentId: string; note: string; at: number }[];
  checkouts: (Pick<PaidCheckout, "id" | "state" | "paymentId"> & { sessionId: string })[];
  credits: CreditMove[];
  /** What the guards read from now on; null when it stays. */
  mirror: Entitlement | null;
  /** A charge has not gone through, and the member has not been notified of that one yet. */
  unpaid: { subscriptionId: string; since: number; until: number } | null;
  /** What the vendor has and Koinonia never offered: for the log, nothing is given for it. */
  unknown: string[];
};

const same = <Row extends object>(one: Row | undefined, other: Partial<Row>): boolean =>
  one !== undefined && (Object.keys(other) as (keyof Row)[]).every((key) => one[key] === other[key]);

const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** What the vendor has no more has ended: its customer was removed there. */
const ended = (
  { subscriptions }: Stored,
  found: readonly { id: string }[],
  now: number,
): CustomerAccount["subscriptions"] =>
  subscriptions
    .filter(({ id }) => !found.some((one) => one.id === id))
    .map(({ rests: _, accessUntil: __, ...one }) => ({
      ...one,
      status: one.endedAt === null ? "canceled" : one.status,
      unpaidSince: null,
      endedAt: one.endedAt ?? now,
    }));

const NOTHING: CustomerAccount = { subscriptions: [], payments: [], checkouts: [] };

/**
 * Compares what the vendor says now with what was written last. It asks for nothing but the vendor's present state: in
 * which order the events came, how often, or whether at all, makes no difference.
 * @param found null when the vendor has no such customer
 */
export function settle(stored: Stored, found: CustomerAccount | null, now: number): Changes {
  const account = found ?? NOTHING;
  const unknown: string[] = [];
  const before = byId(stored.subscriptions);
  const current = [...account.subscriptions, ...ended(stored, account.subscriptions, now)];
  const subscriptions = current.map((one): SettledSubscription => {
    const until = accessUntil(one);
    return {
      ...one,
      accessUntil: until !== null && until > now ? until : null,
      rests: before.get(one.id)?.rests ?? false,
    };
  });
  const payments = account.payments.flatMap((payment): SettledPayment[] => {
    const { reference, ...row } = payment;
    if (isOurs(stored, payment)) return [row];
    unknown.push(payment.id);
    return [];
  });
  const known = byId(stored.payments);
  // the vendor tells the newest; older ones are as they were
  const all = byId([...stored.payments, ...payments]);
  const entitlement = entitlementOf(subscriptions, forPremium([...all.values()]), now);
  // premium that nobody ever paid for was given, and is not the vendor's to take
  const paysOrPaid = subscriptions.length > 0 || stored.subscriptions.length > 0;
  return {
    subscriptions: subscriptions.filter((one) => !same(before.get(one.id), one)),
    payments: payments.filter((one) => !same(known.get(one.id), one)),
    blessings: payments.flatMap((payment) => giftOf(stored, account, payment) ?? []),
    checkouts: checkoutsMoved(stored, account),
    credits: creditMoves(stored, payments),
    mirror: paysOrPaid && !mirrors(stored, entitlement) ? entitlement : null,
    unpaid: newlyUnpaid(stored, subscriptions, entitlement),
    unknown,
  };
}

export const isEmpty = ({ mirror, unpaid, unknown: _, ...rows }: Changes): boolean =>
  mirror === null && unpaid === null && Object.values(rows).every((changed) => changed.length === 0);

const forPremium = (payments: readonly SettledPayment[]): EntitlingPayment[] =>
  payments.filter(({ kind }) => kind === "premium");

/** What we offered to this member, at our price, in our currency. */
function isOurs(stored: Stored, payment: CustomerAccount["payments"][number]): boolean {
  if (payment.currency !== "usd" || payment.amountCents <= 0) return false;
  if (payment.kind === "premium") return payment.subscriptionId !== null;
  const offer = stored.checkouts.find(({ id }) => id === payment.reference);
  return offer?.kind === payment.kind && offer.amountCents === payment.amountCents;
}

function giftOf(stored: Stored, account: CustomerAccount, { id, kind, at, state }: SettledPayment) {
  if (kind !== "blessing" || state !== "paid" || stored.payments.some((one) => one.id === id)) return null;
  const reference = account.payments.find((one) => one.id === id)?.reference;
  return { paymentId: id, note: stored.checkouts.find((one) => one.id === reference)?.note ?? "", at };
}

function checkoutsMoved(stored: Stored, account: CustomerAccount): Changes["checkouts"] {
  const offers = byId(stored.checkouts);
  return account.checkouts.flatMap(({ id: sessionId, reference, kind, state, paymentId }) => {
    const offer = offers.get(reference ?? "");
    if (!offer || offer.kind !== kind || offer.state === "paid") return [];
    if (same(offer, { sessionId, state, paymentId })) return [];
    // what is over is not opened again: the member was notified of it
    if (offer.state === "over" && state === "open") return [];
    return [{ id: offer.id, sessionId, state, paymentId }];
  });
}

const mirrors = ({ mirror }: Stored, { subscribed, tier, end }: Entitlement): boolean =>
  mirror !== null && mirror.subscribed === subscribed && mirror.tier === tier && mirror.end === end;

function newlyUnpaid(
  stored: Stored,
  subscriptions: readonly SettledSubscription[],
  { subscribed, graceUntil }: Entitlement,
): Changes["unpaid"] {
  if (!subscribed || graceUntil === null) return null;
  const late = subscriptions.find(
    ({ status, accessUntil: until }) => status === "past_due" && until === graceUntil,
  );
  if (!late) return null;
  const known = stored.subscriptions.find(({ id }) => id === late.id);
  if (known?.status === "past_due" && known.accessUntil === late.accessUntil) return null;
  return { subscriptionId: late.id, since: late.unpaidSince ?? late.periodEnd, until: graceUntil };
}
