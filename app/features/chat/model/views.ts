import type { ConversationView, MessageView } from "#party/protocol.ts";

type ConversationRow = {
  id: string;
  title: string;
  category: string;
  lastMessageAt: number;
  pinnedAt: number | null;
  folderId: string | null;
};
type MessageRow = MessageView;

/** What leaves the server of a conversation: never the owner's id. */
export const viewConversation = (row: ConversationRow): ConversationView => ({
  id: row.id,
  title: row.title,
  category: row.category,
  lastMessageAt: row.lastMessageAt,
  pinned: row.pinnedAt !== null,
  folderId: row.folderId,
});

export const viewMessage = (row: MessageRow): MessageView => ({
  id: row.id,
  conversationId: row.conversationId,
  role: row.role,
  parts: row.parts,
  state: row.state,
  createdAt: row.createdAt,
  requestId: row.requestId,
  version: row.version,
  versions: row.versions,
});
