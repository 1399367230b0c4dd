import { expect, test } from "vitest";
import { CONNECT_TIMEOUT_MS, waitBefore } from "./reconnect.ts";

test("K12, C15: one second, doubling, ten at most; ten attempts, then none", () => {
  const waits = Array.from({ length: 12 }, (_, attempt) => waitBefore(attempt));
  expect(waits).toEqual([
    1_000,
    2_000,
    4_000,
    8_000,
    10_000,
    10_000,
    10_000,
    10_000,
    10_000,
    10_000,
    null,
    null,
  ]);
});

test("K12: a connection has ten seconds", () => {
  expect(CONNECT_TIMEOUT_MS).toBe(10_000);
});
