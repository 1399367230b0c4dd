import type { ConversationView, MessageView } from "#party/protocol.ts";

export type ConversationRow = [id: string, title: string, category: string, lastMessageAt: number];
export type MessageRow = [
  id: string,
  role: MessageView["role"],
  parts: MessageView["parts"],
  state: MessageView["state"],
  createdAt: number,
  requestId: string | null,
  version: number,
  versions: number,
];

/** The chat page's many rows as D1 writes them and as they travel: lists without names, half as long. */
export type ChatRows = {
  /** Newest first. */
  conversations: ConversationRow[];
  /** The one that was asked for; null when there is none, or it is not the member's. */
  conversation: ConversationRow | null;
  /** Of that one's shown path, newest first. */
  messages: MessageRow[];
  /** How often that path has been turned aside; null without a conversation. */
  turns: number | null;
};

/** What the chat page shows of them. */
export type ChatTold = {
  /** Newest first. */
  conversations: ConversationView[];
  conversation: ConversationView | null;
  /** Oldest first. */
  messages: MessageView[];
  turns: number;
  hasOlder: boolean;
};

/** Messages that a page opens with, and that each further page of older ones brings. */
export const PAGE_MESSAGES = 200;
/** Of very long messages fewer are read at once, bytes. */
export const PAGE_BYTES = 1_200_000;

const lengthOf = ([, , parts]: MessageRow) => parts.reduce((sum, { text }) => sum + text.length, 0);

/** A page that is not full holds all there are. One of long messages may have been cut: it is found out by asking. */
export const mayBeCut = (rows: readonly MessageRow[]): boolean =>
  rows.length >= PAGE_MESSAGES ||
  (rows.length > 20 && rows.reduce((sum, row) => sum + lengthOf(row), 0) > PAGE_BYTES / 5);

const conversationOf = ([id, title, category, lastMessageAt]: ConversationRow): ConversationView => ({
  id,
  title,
  category,
  lastMessageAt,
});

/** Messages by name, oldest first. */
export const messagesTold = (rows: readonly MessageRow[], conversationId: string): MessageView[] =>
  rows
    .map(([id, role, parts, state, createdAt, requestId, version, versions]) => ({
      id,
      conversationId,
      role,
      parts,
      state,
      createdAt,
      requestId,
      version,
      versions,
    }))
    .reverse();

/** The rows by name, in the browser as on the server. */
export function chatTold({ conversations, conversation, messages, turns }: ChatRows): ChatTold {
  return {
    conversations: conversations.map(conversationOf),
    conversation: conversation && conversationOf(conversation),
    messages: messagesTold(messages, conversation?.[0] ?? ""),
    turns: turns ?? 0,
    hasOlder: mayBeCut(messages),
  };
}
