import { expect, test } from "vitest";
import type { PaidSubscription } from "#app/core/money.ts";
import { accessUntil, currentSubscription, entitlementOf, isFrozen } from "./entitlement.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 12);
const END = NOW + 10 * DAY;

const plan = (over: Partial<PaidSubscription> = {}): PaidSubscription => ({
  id: "sub_1",
  status: "active",
  periodEnd: END,
  cancelAtPeriodEnd: false,
  unpaidSince: null,
  endedAt: null,
  createdAt: NOW - 20 * DAY,
  ...over,
});

test.each<[string, Partial<PaidSubscription>, number, boolean, number | null]>([
  ["active", {}, NOW, true, null],
  ["active, and the vendor is late with the next month", {}, END + DAY, true, null],
  ["in trial", { status: "trialing" }, NOW, true, null],
  ["cancelled, the month still runs", { cancelAtPeriodEnd: true }, END - 1, true, END],
  ["cancelled, the month is over", { cancelAtPeriodEnd: true }, END, false, null],
  [
    "unpaid for an hour",
    { status: "past_due", unpaidSince: NOW - 3_600_000 },
    NOW,
    true,
    NOW - 3_600_000 + 5 * DAY,
  ],
  [
    "unpaid for five days, less a moment",
    { status: "past_due", unpaidSince: NOW - 5 * DAY + 1 },
    NOW,
    true,
    NOW + 1,
  ],
  ["unpaid for five days", { status: "past_due", unpaidSince: NOW - 5 * DAY }, NOW, false, null],
  ["given up by the vendor", { status: "unpaid" }, NOW, false, null],
  ["paused", { status: "paused" }, NOW, false, null],
  ["never paid the first time", { status: "incomplete" }, NOW, false, null],
  ["never paid, and run out", { status: "incomplete_expired" }, NOW, false, null],
  ["ended", { status: "canceled", endedAt: NOW - DAY }, NOW, false, null],
])("P8: %s", (_name, over, now, subscribed, until) => {
  const entitled = entitlementOf([plan(over)], [], now);
  expect([entitled.subscribed, entitled.until]).toEqual([subscribed, until]);
  expect(entitled.tier).toBe(subscribed ? "premium" : null);
});

test("nobody has ever subscribed", () => {
  expect(entitlementOf([], [], NOW)).toEqual({
    subscribed: false,
    tier: null,
    end: null,
    until: null,
    graceUntil: null,
    frozen: false,
  });
});

test("of several the one counts that opens the longest", () => {
  const ended = plan({ id: "sub_old", status: "canceled", endedAt: 0 });
  const ending = plan({ id: "sub_ending", cancelAtPeriodEnd: true });
  const running = plan({ id: "sub_running" });
  for (const all of [
    [ended, ending, running],
    [running, ending, ended],
  ]) {
    expect(currentSubscription(all)?.id).toBe("sub_running");
  }
  expect(currentSubscription([ended, ending])?.id).toBe("sub_ending");
  expect(accessUntil(ended)).toBe(0);
});

const paid = (dispute: "none" | "open" | "won" | "lost", at: number) => ({
  state: "paid" as const,
  dispute,
  at,
});
test.each([
  ["nothing was ever paid", [], false],
  ["every month stands", [paid("none", 1), paid("none", 2)], false],
  ["the bank decides", [paid("open", 1), paid("none", 2)], true],
  ["the bank has decided for us", [paid("won", 1)], false],
  ["the bank has taken the newest month back", [paid("none", 1), paid("lost", 2)], true],
  ["a later month was paid since", [paid("lost", 1), paid("none", 2)], false],
  [
    "a later month was tried, and not paid",
    [paid("lost", 1), { ...paid("none", 2), state: "failed" as const }],
    true,
  ],
])("a dispute freezes: %s", (_name, payments, frozen) => {
  expect(isFrozen(payments)).toBe(frozen);
  expect(entitlementOf([plan()], payments, NOW)).toMatchObject({ frozen, subscribed: !frozen });
});
