import { expect, test } from "vitest";
import type { Conversation, Message } from "./tables.ts";
import { viewConversation, viewMessage } from "./views.ts";

const conversation: Conversation = {
  id: "conv_01ARYZ6S410000000000000000",
  userId: "user_2abcOwner",
  title: "A hard week",
  category: "prayer",
  description: "kept for later",
  createdAt: 1,
  lastMessageAt: 2,
  disclosedAt: 1,
  pathRevision: 0,
  titleBy: "member",
  pinnedAt: 3,
  folderId: null,
  deletedAt: null,
};
const message: Message = {
  id: "msg_01ARYZ6S410000000000000000",
  conversationId: conversation.id,
  userId: "user_2abcOwner",
  role: "user",
  content: "Pray with me",
  parts: [{ kind: "text", text: "Pray with me" }],
  state: "kept",
  isGreeting: false,
  requestId: "request-1",
  createdAt: 3,
  parentId: conversation.id,
  version: 2,
  versions: 3,
  chosen: true,
  shown: true,
};

test("P10: of a conversation's row only the view leaves, never the owner", () => {
  expect(viewConversation(conversation)).toEqual({
    id: conversation.id,
    title: "A hard week",
    category: "prayer",
    lastMessageAt: 2,
    pinned: true,
    folderId: null,
  });
});

test("P10: of a message's row only the view leaves, never the owner", () => {
  expect(viewMessage(message)).toEqual({
    id: message.id,
    conversationId: conversation.id,
    role: "user",
    parts: [{ kind: "text", text: "Pray with me" }],
    state: "kept",
    createdAt: 3,
    requestId: "request-1",
    version: 2,
    versions: 3,
  });
});
