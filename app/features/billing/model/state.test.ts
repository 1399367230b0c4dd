import { expect, test } from "vitest";
import { type BillingRows, billingState, type StoredPayment, statusOf } from "./state.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 12);

const payment = (over: Partial<StoredPayment> = {}): StoredPayment => ({
  id: "in_1",
  kind: "premium",
  amountCents: 995,
  refundedCents: 0,
  state: "paid",
  dispute: "none",
  receiptUrl: "https://pay.test/receipt",
  at: NOW - DAY,
  note: "",
  ...over,
});
const active = {
  id: "sub_1",
  status: "active" as const,
  periodEnd: NOW + 20 * DAY,
  cancelAtPeriodEnd: false,
  unpaidSince: null,
  endedAt: null,
  createdAt: NOW - 10 * DAY,
};
const rows = (over: Partial<BillingRows> = {}): BillingRows => ({
  hasCustomer: true,
  mirror: null,
  subscriptions: [],
  payments: [],
  credits: 0,
  ...over,
});

test.each<[Partial<StoredPayment>, string]>([
  [{}, "paid"],
  [{ state: "failed" }, "failed"],
  [{ refundedCents: 1 }, "part_refunded"],
  [{ refundedCents: 995 }, "refunded"],
  [{ dispute: "open" }, "disputed"],
  [{ dispute: "lost", refundedCents: 5 }, "taken_back"],
  [{ dispute: "won" }, "paid"],
])("a payment %j is %s", (over, status) => {
  expect(statusOf(payment(over))).toBe(status);
});

test.each<[string, Partial<BillingRows>, object]>([
  [
    "nobody has paid",
    { hasCustomer: false },
    { plan: "free", status: "none", hasCustomer: false, payments: [] },
  ],
  [
    "premium runs",
    { subscriptions: [active] },
    { plan: "premium", status: "active", renewsAt: active.periodEnd, endsAt: null, cancelAtPeriodEnd: false },
  ],
  [
    "it is set to end",
    { subscriptions: [{ ...active, cancelAtPeriodEnd: true }] },
    { plan: "premium", renewsAt: null, endsAt: active.periodEnd, cancelAtPeriodEnd: true },
  ],
  [
    "the card said no yesterday",
    { subscriptions: [{ ...active, status: "past_due", unpaidSince: NOW - DAY }] },
    { plan: "premium", status: "past_due", renewsAt: null, graceUntil: NOW + 4 * DAY, endsAt: NOW + 4 * DAY },
  ],
  [
    "the grace is over, and the mirror does not know yet",
    {
      mirror: { subscribed: true, end: null },
      subscriptions: [{ ...active, status: "past_due", unpaidSince: NOW - 6 * DAY }],
    },
    { plan: "free", graceUntil: null, endsAt: null },
  ],
  [
    "premium was given",
    { mirror: { subscribed: true, end: 5 } },
    { plan: "premium", status: "none", endsAt: 5 },
  ],
  [
    "the month is disputed",
    { subscriptions: [active], payments: [payment({ dispute: "open" })] },
    { plan: "free", frozen: true },
  ],
  [
    "a pack is disputed: premium is not",
    { subscriptions: [active], payments: [payment({ kind: "pack", dispute: "open" })] },
    { plan: "premium", frozen: true },
  ],
])("%s", (_name, over, state) => {
  expect(billingState(rows(over), NOW)).toMatchObject(state);
});

test("a payment is told without what is ours alone", () => {
  const [shown] = billingState(
    rows({ payments: [payment({ kind: "blessing", note: "Peace" })] }),
    NOW,
  ).payments;
  expect(shown).toEqual({
    id: "in_1",
    kind: "blessing",
    amountCents: 995,
    refundedCents: 0,
    receiptUrl: "https://pay.test/receipt",
    at: NOW - DAY,
    note: "Peace",
    status: "paid",
  });
});
