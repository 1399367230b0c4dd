import fc from "fast-check";
import { expect, test } from "vitest";
import { creditMoves, refundableCredits } from "./credits.ts";
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
  expect(refundableCredits(pack(over))).toBe(messages);
});

const bought: CreditLine = { cause: "credits_bought", causeId: "cs_1", amount: 50 };
/** For the messages `from` to `to` of the pack so many were there to take. */
const took = (amount: number, from: number, to: number, version = 3): CreditLine => ({
  cause: "credits_withdrawn",
  causeId: `cs_1:${version}:${from}-${to}`,
  amount: -amount,
});
const stored = (credits: CreditLine[], before?: Partial<SettledPayment>): Stored => ({
  userId: "user_1",
  customerId: "cus_1",
  version: 6,
  readings: 6,
  mirror: null,
  subscriptions: [],
  payments: before ? [pack(before)] : [],
  checkouts: [],
  credits,
});
const grant = { move: "grant", paymentId: "cs_1", messages: 50 };
const withdraw = (from: number, to: number) => ({
  move: "withdraw",
  paymentId: "cs_1",
  key: `cs_1:7:${from}-${to}`,
  most: to - from,
});
const restore = (messages: number, from = 50, to = 0) => ({
  move: "restore",
  paymentId: "cs_1",
  key: `cs_1:7:${from}-${to}`,
  messages,
});

test.each<[string, Stored, Partial<SettledPayment>, object[]]>([
  ["paid for the first time", stored([]), {}, [grant]],
  ["seen again", stored([bought], {}), {}, []],
  ["first seen when half of it is refunded", stored([]), { refundedCents: 198 }, [grant, withdraw(0, 25)]],
  [
    "refunded a little more",
    stored([bought, took(10, 0, 10)], { refundedCents: 79 }),
    { refundedCents: 158 },
    [withdraw(10, 20)],
  ],
  [
    "disputed after a refund",
    stored([bought, took(10, 0, 10)], { refundedCents: 79 }),
    { refundedCents: 79, dispute: "open" },
    [withdraw(10, 50)],
  ],
  ["won", stored([bought, took(50, 0, 50)], { dispute: "open" }), { dispute: "won" }, [restore(50)]],
  [
    "won, and half was used up when it was frozen",
    stored([bought, took(25, 0, 50)], { dispute: "open" }),
    { dispute: "won" },
    [restore(25)],
  ],
  [
    "won, and what was refunded before had been used up: the dispute returns what the dispute took",
    stored([bought, took(25, 25, 50)], { refundedCents: 198, dispute: "open" }),
    { refundedCents: 198, dispute: "won" },
    [restore(25, 50, 25)],
  ],
  [
    "won, and refunded meanwhile",
    stored([bought, took(50, 0, 50)], { dispute: "open" }),
    { refundedCents: 198, dispute: "won" },
    [restore(25, 50, 25)],
  ],
  ["won, and all was used up", stored([bought], { dispute: "open" }), { dispute: "won" }, []],
  [
    "lost after it was frozen",
    stored([bought, took(50, 0, 50)], { dispute: "open" }),
    { dispute: "lost" },
    [],
  ],
  [
    "a refund that did not arrive",
    stored([bought, took(50, 0, 50)], { refundedCents: 395 }),
    { refundedCents: 0 },
    [restore(50)],
  ],
  ["paid, then failed on paper", stored([bought], {}), { state: "failed" }, []],
])("%s", (_name, before, now, moves) => {
  expect(creditMoves(before, [pack(now)])).toEqual(moves);
});

test("another payment's lines are not this one's", () => {
  const other: CreditLine = { cause: "credits_withdrawn", causeId: "cs_11:3:0-50", amount: -50 };
  expect(creditMoves(stored([bought, other], { dispute: "open" }), [pack({ dispute: "won" })])).toEqual([]);
});

/** One thing that happens to a pack, or to the messages of its member. */
const happening = fc.oneof(
  fc.record({ do: fc.constant("refunded" as const), n: fc.constantFrom(0, 79, 158, 198, 395) }),
  fc.record({
    do: fc.constant("dispute" as const),
    n: fc.constantFrom("open" as const, "won" as const, "lost" as const),
  }),
  fc.record({ do: fc.constant("used" as const), n: fc.nat(60) }),
  fc.record({ do: fc.constant("given" as const), n: fc.nat(60) }),
);

test("each of the fifty is taken when it is asked back and there, and returned when it is asked back no more", () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 12 }), (happenings) => {
      let [balance, version, payment] = [50, 1, pack()];
      const lines: CreditLine[] = [bought];
      // message by message: a memory that the rule does not have
      const taken = Array.from({ length: 50 }, () => false);
      for (const { do: what, n } of happenings) {
        if (what === "used") balance -= Math.min(balance, n);
        else if (what === "given") balance += n;
        else {
          const before = payment;
          payment =
            what === "refunded" ? pack({ ...before, refundedCents: n }) : pack({ ...before, dispute: n });
          const should =
            balance + moveEach(taken, [refundableCredits(before), refundableCredits(payment)], balance);
          const state = { ...stored(lines, before), version: version++ };
          for (const move of creditMoves(state, [payment])) {
            if (move.move === "grant") throw new Error("given twice");
            const amount = move.move === "withdraw" ? -Math.min(balance, move.most) : move.messages;
            const cause = move.move === "withdraw" ? "credits_withdrawn" : "credits_restored";
            balance += amount;
            // where nothing was there, nothing is written
            if (amount !== 0) lines.push({ cause, causeId: move.key, amount });
          }
          expect(balance).toBe(should);
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

/** What comes of it for the balance, and is remembered in `taken`. */
function moveEach(taken: boolean[], [was, due]: [number, number], balance: number): number {
  let moved = 0;
  for (let message = was; message < due; message++) {
    if (balance + moved === 0) break;
    taken[message] = true;
    moved--;
  }
  for (let message = due; message < was; message++) {
    if (taken[message]) moved++;
    taken[message] = false;
  }
  return moved;
}
