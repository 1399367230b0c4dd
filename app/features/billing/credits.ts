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
export function dueBack({ kind, state, amountCents, refundedCents, dispute }: Paid): number {
  if (kind !== "pack" || state !== "paid") return 0;
  if (dispute === "open" || dispute === "lost") return PACK_MESSAGES;
  return Math.round((PACK_MESSAGES * refundedCents) / amountCents);
}

/** Messages of a pack that were taken back and not returned. */
export const takenBack = (stored: Pick<Stored, "credits">, paymentId: string): number =>
  stored.credits
    .filter(({ cause, causeId }) => cause !== "credits_bought" && causeId.startsWith(`${paymentId}:`))
    .reduce((sum, { amount }) => sum - amount, 0);

/**
 * What a customer's payments move: a pack is given once, by its checkout's id; what a refund or a dispute takes back
 * follows the difference to what was settled before. What was used up is forgiven, and stays forgiven.
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
    const [due, was] = [dueBack(payment), settled ? dueBack(settled) : 0];
    const key = `${paymentId}:${stored.version + 1}`;
    if (due > was) return [...grant, { move: "withdraw", paymentId, key, most: due - was }];
    const messages = takenBack(stored, paymentId) - due;
    if (due < was && messages > 0) return [...grant, { move: "restore", paymentId, key, messages }];
    return grant;
  });
}
