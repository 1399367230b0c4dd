import { expect, test } from "vitest";
import type { QueuedMessage } from "./outbox.ts";
import { type OutboxConditions, type OutboxStatus, outboxStatus } from "./waiting-for.ts";

const one: QueuedMessage = { requestId: "a", conversationId: "conv_a", text: "a" };
const other: QueuedMessage = { ...one, requestId: "b" };

test.each<[string, Partial<OutboxConditions>, OutboxStatus]>([
  ["the session has ended", { signedOut: true, online: false, connected: false }, "signedOut"],
  ["there is no network", { online: false, connected: false }, "offline"],
  ["the server does not answer", { connected: false, answering: true }, "unreachable"],
  ["another was written before it", { all: [other, one] }, "before"],
  ["the one before it was refused", { all: [{ ...other, refused: "chat.resting" }, one] }, "before"],
  ["an answer is being written here", { answering: true }, "answer"],
  ["an answer is being written elsewhere", { late: "busy" }, "answer"],
  ["many came in one minute", { late: "too_fast" }, "slower"],
  ["the last try had no answer", { late: "unanswered" }, "unreachable"],
  ["nothing is in its way", {}, "sending"],
])("%s: a waiting message says so", (_why, change, says) => {
  const conditions = { signedOut: false, online: true, connected: true, answering: false, late: null };
  expect(outboxStatus(one, { ...conditions, all: [one], ...change })).toBe(says);
});

test("G13: a crisis message waits for no answer and for no other message, and says so", () => {
  const crisis: QueuedMessage = { ...one, crisis: true };
  const all = [{ ...other, refused: "chat.limit" as const }, crisis];
  const conditions = { signedOut: false, online: true, connected: true, answering: true, late: null };
  expect(outboxStatus(crisis, { ...conditions, all })).toBe("sending");
});
