import { expect, test } from "vitest";
import { nextStep, type Registration } from "./registration.ts";

const BACK = Date.UTC(2026, 10, 20, 12);
const open = { id: "checkout_1", kind: "premium" as const, sessionId: "cs_1", state: "open" as const };
const known = (over: Partial<Registration> = {}): Registration => ({
  returnedAt: BACK,
  hasPaid: false,
  hasContent: false,
  checkouts: [open],
  ...over,
});
const over = [{ ...open, state: "over" as const }];
const processing = [{ ...open, state: "processing" as const }];

test.each<[string, Registration | null, number, "not yet" | "answered" | "silent", string]>([
  ["an existing member", null, 5_000, "not yet", "keep"],
  ["has paid before", known({ hasPaid: true }), 5_000, "not yet", "keep"],
  ["has written something", known({ hasContent: true }), 5_000, "not yet", "keep"],
  ["the checkout is paid", known({ checkouts: [{ ...open, state: "paid" }] }), 5_000, "not yet", "keep"],
  [
    "the checkout is somebody else's",
    known({ checkouts: [{ ...open, id: "x", sessionId: "y" }] }),
    5_000,
    "not yet",
    "leave",
  ],
  [
    "a blessing was left unpaid",
    known({ checkouts: [{ ...open, kind: "blessing" }] }),
    5_000,
    "not yet",
    "leave",
  ],
  ["a pack was left unpaid", known({ checkouts: [{ ...open, kind: "pack" }] }), 5_000, "not yet", "ask"],
  ["has not come back yet", known({ returnedAt: null }), 5_000, "not yet", "wait"],
  ["less than a second ago", known(), 999, "not yet", "wait"],
  ["a second ago", known(), 1_000, "not yet", "ask"],
  ["closed by the vendor", known({ checkouts: over }), 1_000, "answered", "cancel"],
  ["the bank takes its time", known({ checkouts: processing }), 59_999, "answered", "wait"],
  ["the bank takes longer than a minute", known({ checkouts: processing }), 60_000, "answered", "keep"],
  ["the vendor is silent", known(), 59_999, "silent", "wait"],
  ["the vendor is silent for a minute", known({ checkouts: over }), 60_000, "silent", "keep"],
  [
    "another was opened meanwhile",
    known({ checkouts: [...over, { ...open, id: "z" }] }),
    1_000,
    "answered",
    "wait",
  ],
])("S18, D8: %s", (_name, registration, since, asked, step) => {
  expect(nextStep(registration, "checkout_1", BACK + since, asked)).toBe(step);
  expect(nextStep(registration, "cs_1", BACK + since, asked)).toBe(step);
});
