import { expect, test } from "vitest";
import { WAITS_MS } from "#app/features/billing/return/waiting.ts";

test("S18, D8: first after a second, then ever more seldom, and for a minute at most", () => {
  expect(WAITS_MS[0]).toBe(1_000);
  expect([...WAITS_MS].sort((a, b) => a - b)).toEqual(WAITS_MS);
  expect(WAITS_MS.reduce((sum, wait) => sum + wait, 0)).toBe(60_000);
});
