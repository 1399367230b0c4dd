import { describe, expect, test } from "vitest";
import { retryDelay, type SendAnswer, type SendDelay, sendOutcome } from "./outbox-end.ts";

const no = (error: string, status: number | null, waitS: number | null = null): SendAnswer => ({
  ok: false,
  error,
  status,
  waitS,
});

describe("what waits and is sent", () => {
  test("is taken into its conversation", () => {
    expect(sendOutcome({ ok: true, value: { conversationId: "conv_a" } })).toEqual({
      at: "taken",
      conversationId: "conv_a",
    });
  });

  test("is not taken by a page that somebody between has answered with", () => {
    expect(sendOutcome({ ok: true, value: {} })).toEqual({ at: "later", why: "unanswered", waitS: null });
  });

  test.each([
    ["message_limit_exceeded", 429, "chat.limit"],
    ["chat.too_many", 429, "chat.too_many"],
    ["chat.many_begun", 429, "chat.many_begun"],
    ["chat.resting", 503, "chat.resting"],
    ["chat.too_long", 413, "chat.too_long"],
    ["chat.empty", 400, "chat.empty"],
    ["chat.not_found", 404, "chat.not_found"],
    ["another_person", 409, "chat.not_found"],
    ["bad_request", 400, "chat.failed"],
    ["account_rests", 403, "chat.failed"],
    ["failed", 404, "chat.failed"],
  ])("%s (%i) is its member's to decide: %s", (error, status, refusal) => {
    expect(sendOutcome(no(error, status))).toEqual({ at: "refused", refusal });
  });

  test.each<[string, number | null, SendDelay]>([
    ["chat.busy", 409, "busy"],
    ["chat.too_fast", 429, "too_fast"],
    ["failed", 429, "too_fast"],
    ["failed", 500, "unanswered"],
    ["failed", 502, "unanswered"],
    ["chat.failed", 502, "unanswered"],
    ["failed", 503, "unanswered"],
    ["timeout", null, "unanswered"],
    ["unreachable", null, "unanswered"],
    ["offline", null, "unanswered"],
  ])("%s (%s) passes: %s", (error, status, why) => {
    expect(sendOutcome(no(error, status, 7))).toEqual({ at: "later", why, waitS: 7 });
  });

  test("an ended session leads to sign-in", () => {
    expect(sendOutcome(no("unauthorized", 401))).toEqual({ at: "signed-out" });
  });
});

describe("the next try", () => {
  test("without an answer: two seconds, doubling, a minute at most", () => {
    const waits = Array.from({ length: 8 }, (_, tries) =>
      retryDelay({ why: "unanswered", waitS: null }, tries),
    );
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });

  test.each<[SendDelay, number | null, number, number]>([
    ["too_fast", null, 0, 60_000],
    ["too_fast", null, 9, 60_000],
    ["too_fast", 17, 0, 17_000],
    ["too_fast", 0, 0, 60_000],
    ["too_fast", 1e12, 0, 3_600_000],
    ["busy", null, 9, 2_000],
    ["unanswered", 30, 0, 30_000],
    ["unanswered", 30, 9, 60_000],
  ])("%s, asked to wait %s s, after %i in vain: %i ms", (why, waitS, tries, ms) => {
    expect(retryDelay({ why, waitS }, tries)).toBe(ms);
  });
});
