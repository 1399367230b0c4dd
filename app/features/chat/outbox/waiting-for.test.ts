import { expect, test } from "vitest";
import type { QueuedMessage } from "./outbox.ts";
import { type OutboxConditions, type OutboxStatus, outboxStatus } from "./waiting-for.ts";

const one: QueuedMessage = { requestId: "a", conversationId: "conv_a", text: "a" };
const other: QueuedMessage = { ...one, requestId: "b" };

test.each<[string, Partial<OutboxConditions>, OutboxStatus]>([
  ["the session has ended", { signedOut: true, online: false, connected: false }, "signedOut"],
  ["there is no network", { online: false, connected: false }, "offline"],
  ["the house does not answer", { connected: false, answering: true }, "house"],
  ["another was written before it", { all: [other, one] }, "before"],
  ["the one before it was refused", { all: [{ ...other, refused: "chat.resting" }, one] }, "before"],
  ["an answer is being written here", { answering: true }, "answer"],
  ["an answer is being written elsewhere", { late: "busy" }, "answer"],
  ["many came in one minute", { late: "too_fast" }, "slower"],
  ["the last try had no answer", { late: "unanswered" }, "house"],
  ["nothing is in its way", {}, "sending"],
])("%s: a waiting message says so", (_why, change, says) => {
  const standing = { signedOut: false, online: true, connected: true, answering: false, late: null };
  expect(outboxStatus(one, { ...standing, all: [one], ...change })).toBe(says);
});

test("G13: a cry waits for no answer and for no other message, and says so", () => {
  const cry: QueuedMessage = { ...one, cry: true };
  const all = [{ ...other, refused: "chat.limit" as const }, cry];
  const standing = { signedOut: false, online: true, connected: true, answering: true, late: null };
  expect(outboxStatus(cry, { ...standing, all })).toBe("sending");
});
