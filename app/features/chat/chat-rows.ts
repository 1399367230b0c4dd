import type { ConversationView, MessageView } from "#party/protocol.ts";

export type ConversationRow = [id: string, title: string, category: string, lastMessageAt: number];
export type MessageRow = [
  id: string,
  role: MessageView["role"],
  parts: MessageView["parts"],
  state: MessageView["state"],
  createdAt: number,
  requestId: string | null,
];

/** The chat page's many rows as D1 writes them and as they travel: lists without names, half as long. */
export type ChatRows = {
  /** Newest first. */
  conversations: ConversationRow[];
  /** The one that was asked for; null when there is none, or it is not the member's. */
  conversation: ConversationRow | null;
  /** Of that one, newest first. */
  messages: MessageRow[];
};

/** What the chat page shows of them. */
export type ChatTold = {
  /** Newest first. */
  conversations: ConversationView[];
  conversation: ConversationView | null;
  /** Oldest first. */
  messages: MessageView[];
};

const conversationOf = ([id, title, category, lastMessageAt]: ConversationRow): ConversationView => ({
  id,
  title,
  category,
  lastMessageAt,
});

/** The rows by name, in the browser as on the server. */
export function chatTold({ conversations, conversation, messages }: ChatRows): ChatTold {
  const conversationId = conversation?.[0] ?? "";
  return {
    conversations: conversations.map(conversationOf),
    conversation: conversation && conversationOf(conversation),
    messages: messages
      .map(([id, role, parts, state, createdAt, requestId]) => ({
        id,
        conversationId,
        role,
        parts,
        state,
        createdAt,
        requestId,
      }))
      .reverse(),
  };
}
