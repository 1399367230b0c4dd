import { PACK_MESSAGES } from "./offers.ts";
import type { SettledPayment, Stored } from "./stored.ts";

/**
 * A movement of bought messages. `withdraw` takes what is there, at most `most`: a balance never falls below zero.
 * `key` is what makes it happen once.
 */
export type CreditMove =
  | { move: "grant"; paymentId: string; messages: number }
  | { move: "withdraw"; paymentId: string; key: string; most: number }
  | { move: "restore"; paymentId: string; key: string; messages: number };

type Paid = Pick<SettledPayment, "kind" | "state" | "amountCents" | "refundedCents" | "dispute">;

/** So many of a pack's messages are to go back: in proportion to the refund, all while the bank has the money. */
export function refundableCredits({ kind, state, amountCents, refundedCents, dispute }: Paid): number {
  if (kind !== "pack" || state !== "paid") return 0;
  if (dispute === "open" || dispute === "lost") return PACK_MESSAGES;
  return Math.round((PACK_MESSAGES * refundedCents) / amountCents);
}

/** A withdrawal, by the messages of the pack that it was for: `from` to `to` of the fifty, of which `taken` were there. */
type Withdrawal = { from: number; to: number; taken: number };

const keyOf = (paymentId: string, version: number, from: number, to: number): string =>
  `${paymentId}:${version}:${from}-${to}`;

/** What the ledger says was asked back of a pack, oldest first. Where nothing was there, nothing is written. */
function asked(stored: Pick<Stored, "credits">, paymentId: string): Withdrawal[] {
  const lines = stored.credits
    .filter(({ cause, causeId }) => cause !== "credits_bought" && causeId.startsWith(`${paymentId}:`))
    .map(({ causeId, amount }) => {
      const [version = 0, from = 0, to = 0] = causeId
        .slice(paymentId.length + 1)
        .split(/[:-]/)
        .map(Number);
      return { version, from, to, taken: -amount };
    })
    .sort((a, b) => a.version - b.version);
  let withdrawals: Withdrawal[] = [];
  for (const line of lines) {
    if (line.to > line.from) withdrawals.push(line);
    else withdrawals = upTo(withdrawals, line.to);
  }
  return withdrawals;
}

/** What stays taken when only the first `due` messages are still asked back. */
const upTo = (withdrawals: readonly Withdrawal[], due: number): Withdrawal[] =>
  withdrawals
    .filter(({ from }) => from < due)
    .map(({ from, to, taken }) => ({ from, to: Math.min(to, due), taken: Math.min(taken, due - from) }));

const total = (withdrawals: readonly Withdrawal[]): number =>
  withdrawals.reduce((sum, { taken }) => sum + taken, 0);

/**
 * What a customer's payments move: a pack is given once, by its checkout's id; what a refund or a dispute asks back
 * follows the difference to what was settled before. What was used up is forgiven, and stays forgiven; what is asked
 * back no longer is returned as far as it was taken, each by its own withdrawal.
 */
export function creditMoves(stored: Stored, payments: readonly SettledPayment[]): CreditMove[] {
  return payments.flatMap((payment): CreditMove[] => {
    const { id: paymentId, kind, state } = payment;
    if (kind !== "pack" || state !== "paid") return [];
    const given = stored.credits.some(
      ({ cause, causeId }) => cause === "credits_bought" && causeId === paymentId,
    );
    const grant: CreditMove[] = given ? [] : [{ move: "grant", paymentId, messages: PACK_MESSAGES }];
    const settled = stored.payments.find(({ id }) => id === paymentId);
    const [due, was] = [refundableCredits(payment), settled ? refundableCredits(settled) : 0];
    const key = keyOf(paymentId, stored.version + 1, was, due);
    if (due > was) return [...grant, { move: "withdraw", paymentId, key, most: due - was }];
    const before = asked(stored, paymentId);
    const messages = total(before) - total(upTo(before, due));
    if (due < was && messages > 0) return [...grant, { move: "restore", paymentId, key, messages }];
    return grant;
  });
}
