import type { ConversationView } from "#party/protocol.ts";

/** A further page of a list; `older`: where the next one begins. */
export type ListPage = { conversations: ConversationView[]; older: string | null };
