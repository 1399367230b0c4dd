import { expect, test } from "vitest";
import { chargeFor, dailyMessages, isSpent, meterIn, paymentFor, usedOn } from "./allowance.ts";

test.each([
  ["P7, PR2: a member", { subscribed: false, isAdmin: false }, 8],
  ["P8: a subscriber", { subscribed: true, isAdmin: false }, null],
  ["P9: an admin", { subscribed: false, isAdmin: true }, null],
  ["P8, P9: an admin who subscribes", { subscribed: true, isAdmin: true }, null],
])("%s", (_name, entitlement, messages) => {
  expect(dailyMessages(entitlement)).toBe(messages);
});

test.each([
  ["the first of the day", 0, 8, 0, "free"],
  ["the eighth", 7, 8, 50, "free"],
  ["the ninth with a pack", 8, 8, 50, "pack"],
  ["the ninth with the pack's last", 8, 8, 1, "pack"],
  ["the ninth without", 8, 8, 0, null],
  ["more used than allowed, after a change of plan", 20, 8, 0, null],
  ["a subscriber keeps the pack", 100, null, 50, "unlimited"],
])("G2: %s", (_name, used, allowed, pack, payment) => {
  expect(paymentFor({ used, allowed }, pack)).toBe(payment);
});

test.each([
  ["unlimited", "nothing"],
  ["free", "day"],
  ["pack", "pack"],
  [null, "day"],
] as const)("what %s is charged to", (payment, charge) => {
  expect(chargeFor(payment)).toBe(charge);
});

test.each([
  ["the day has some left", { used: 7, allowed: 8 }, false],
  ["the day is used up", { used: 8, allowed: 8, credits: 0 }, true],
  ["nobody has looked what was bought", { used: 8, allowed: 8 }, true],
  ["the day is used up, the pack is not", { used: 8, allowed: 8, credits: 1 }, false],
  ["no limit", { used: 99, allowed: null }, false],
])("spent: %s", (_name, allowance, spent) => {
  expect(isSpent(allowance)).toBe(spent);
});

test("G2: what was used is that of the day, whatever days are told", () => {
  const meter = meterIn([
    { credits: 3, days: '[{"day":"2026-11-20","used":5},{"day":"2026-11-19","used":8}]' },
  ]);
  expect([usedOn(meter, "2026-11-20"), usedOn(meter, "2026-11-21"), meter.credits]).toEqual([5, 0, 3]);
  expect(meterIn([])).toEqual({ credits: 0, days: [] });
});
