import { expect, test } from "vitest";
import { dailyMessages, paymentFor } from "./allowance.ts";

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
