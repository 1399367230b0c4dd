import { expect, test } from "vitest";
import { dailyMessages } from "./allowance.ts";

test.each([
  ["P7, PR2: a member", { subscribed: false, isAdmin: false }, 8],
  ["P8: a subscriber", { subscribed: true, isAdmin: false }, null],
  ["P9: an admin", { subscribed: false, isAdmin: true }, null],
  ["P8, P9: an admin who subscribes", { subscribed: true, isAdmin: true }, null],
])("%s", (_name, entitlement, messages) => {
  expect(dailyMessages(entitlement)).toBe(messages);
});
