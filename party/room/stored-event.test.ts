import { expect, test } from "vitest";
import { readStoredEvent } from "./stored-event.ts";

test.each([
  [
    { name: "conversation.turned", conversationId: "conv_1", turns: 2 },
    { name: "conversation.branch_changed", conversationId: "conv_1", pathRevision: 2 },
  ],
  [
    { name: "message.created", message: { id: "msg_1" }, path: { turns: 1, after: "msg_0" } },
    { name: "message.created", message: { id: "msg_1" }, path: { pathRevision: 1, after: "msg_0" } },
  ],
  [
    { name: "answer.finished", message: null, path: { turns: 0, after: null } },
    { name: "answer.finished", message: null, path: { pathRevision: 0, after: null } },
  ],
  [
    { name: "message.created", message: { id: "msg_1" }, path: { pathRevision: 3, after: null } },
    { name: "message.created", message: { id: "msg_1" }, path: { pathRevision: 3, after: null } },
  ],
  [{ name: "rhythm.changed" }, { name: "rhythm.changed" }],
])("an event that was stored by version 3 is read by today's names: %j", (stored, read) => {
  expect(readStoredEvent(JSON.stringify(stored))).toEqual(read);
});
