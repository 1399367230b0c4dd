import { expect, test } from "vitest";
import { creditMoves, dueBack } from "./credits.ts";
import type { CreditLine, SettledPayment, Stored } from "./stored.ts";

const pack = (over: Partial<SettledPayment> = {}): SettledPayment => ({
  id: "cs_1",
  kind: "pack",
  subscriptionId: null,
  intentId: "pi_1",
  amountCents: 395,
  currency: "usd",
  refundedCents: 0,
  state: "paid",
  dispute: "none",
  receiptUrl: null,
  at: 0,
  ...over,
});

test.each<[string, Partial<SettledPayment>, number]>([
  ["nothing refunded", {}, 0],
  ["a fifth refunded", { refundedCents: 79 }, 10],
  ["half refunded", { refundedCents: 198 }, 25],
  ["a cent refunded", { refundedCents: 1 }, 0],
  ["all refunded", { refundedCents: 395 }, 50],
  ["disputed", { dispute: "open" }, 50],
  ["lost", { dispute: "lost", refundedCents: 79 }, 50],
  ["won", { dispute: "won", refundedCents: 79 }, 10],
  ["not paid", { state: "failed" }, 0],
  ["no pack", { kind: "blessing", refundedCents: 395 }, 0],
])("due back: %s", (_name, over, messages) => {
  expect(dueBack(pack(over))).toBe(messages);
});

const bought: CreditLine = { cause: "credits_bought", causeId: "cs_1", amount: 50 };
const took = (amount: number): CreditLine => ({
  cause: "credits_withdrawn",
  causeId: "cs_1:3",
  amount: -amount,
});
const stored = (credits: CreditLine[], before?: Partial<SettledPayment>): Stored => ({
  userId: "user_1",
  customerId: "cus_1",
  version: 6,
  mirror: null,
  subscriptions: [],
  payments: before ? [pack(before)] : [],
  checkouts: [],
  credits,
});
const grant = { move: "grant", paymentId: "cs_1", messages: 50 };
const withdraw = (most: number) => ({ move: "withdraw", paymentId: "cs_1", key: "cs_1:7", most });
const restore = (messages: number) => ({ move: "restore", paymentId: "cs_1", key: "cs_1:7", messages });

test.each<[string, Stored, Partial<SettledPayment>, object[]]>([
  ["paid for the first time", stored([]), {}, [grant]],
  ["seen again", stored([bought], {}), {}, []],
  ["first seen when half of it is refunded", stored([]), { refundedCents: 198 }, [grant, withdraw(25)]],
  [
    "refunded a little more",
    stored([bought, took(10)], { refundedCents: 79 }),
    { refundedCents: 158 },
    [withdraw(10)],
  ],
  [
    "disputed after a refund",
    stored([bought, took(10)], { refundedCents: 79 }),
    { refundedCents: 79, dispute: "open" },
    [withdraw(40)],
  ],
  ["won", stored([bought, took(50)], { dispute: "open" }), { dispute: "won" }, [restore(50)]],
  [
    "won, and half was used up when it was frozen",
    stored([bought, took(25)], { dispute: "open" }),
    { dispute: "won" },
    [restore(25)],
  ],
  ["won, and all was used up", stored([bought], { dispute: "open" }), { dispute: "won" }, []],
  ["lost after it was frozen", stored([bought, took(50)], { dispute: "open" }), { dispute: "lost" }, []],
  [
    "a refund that did not arrive",
    stored([bought, took(50)], { refundedCents: 395 }),
    { refundedCents: 0 },
    [restore(50)],
  ],
  ["paid, then failed on paper", stored([bought], {}), { state: "failed" }, []],
])("%s", (_name, before, now, moves) => {
  expect(creditMoves(before, [pack(now)])).toEqual(moves);
});

test("another payment's lines are not this one's", () => {
  const other: CreditLine = { cause: "credits_withdrawn", causeId: "cs_11:3", amount: -50 };
  expect(creditMoves(stored([bought, other], { dispute: "open" }), [pack({ dispute: "won" })])).toEqual([]);
});
