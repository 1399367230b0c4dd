import type { ConversationView, FolderView, MessageView } from "#party/protocol.ts";
import { withConversations } from "./thread-list.ts";

export type ConversationRow = [
  id: string,
  title: string,
  category: string,
  lastMessageAt: number,
  pinned: 0 | 1,
  folderId: string | null,
];
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
  /** The newest that are neither pinned nor in a folder, newest first. */
  conversations: ConversationRow[];
  pinned: ConversationRow[];
  folders: [id: string, name: string][];
  /** The one that was asked for; null when there is none, or it is not the member's. */
  conversation: ConversationRow | null;
  /** Of that one's shown path, newest first. */
  messages: MessageRow[];
  /** How often that path has been turned aside; null without a conversation. */
  pathRevision: number | null;
};

/** What the chat page shows of them. */
export type ChatData = {
  /** Those of the list, the pinned ones and the one that is open, newest first. */
  conversations: ConversationView[];
  folders: FolderView[];
  /** There are older ones after this one; null when the list is whole. */
  older: string | null;
  conversation: ConversationView | null;
  /** Oldest first. */
  messages: MessageView[];
  pathRevision: number;
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

export const conversationOf = ([
  id,
  title,
  category,
  lastMessageAt,
  pinned,
  folderId,
]: ConversationRow): ConversationView => ({
  id,
  title,
  category,
  lastMessageAt,
  pinned: pinned === 1,
  folderId,
});

/** Messages by name, oldest first. */
export const messageViews = (rows: readonly MessageRow[], conversationId: string): MessageView[] =>
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

/** The newest conversations that the side list opens with. */
export const LIST_LENGTH = 50;

/** Where a list goes on: after this one. */
export const cursorOf = (rows: readonly ConversationRow[]): string | null => {
  const last = rows[LIST_LENGTH - 1];
  return last ? `${last[3]}.${last[0]}` : null;
};

/** The rows by name, in the browser as on the server. */
export function chatData(rows: ChatRows): ChatData {
  const { conversations, pinned, folders, conversation, messages, pathRevision } = rows;
  return {
    conversations: withConversations(
      [...conversations, ...pinned].map(conversationOf),
      conversation ? [conversationOf(conversation)] : [],
    ),
    folders: folders.map(([id, name]) => ({ id, name })),
    older: cursorOf(conversations),
    conversation: conversation && conversationOf(conversation),
    messages: messageViews(messages, conversation?.[0] ?? ""),
    pathRevision: pathRevision ?? 0,
    hasOlder: mayBeCut(messages),
  };
}
