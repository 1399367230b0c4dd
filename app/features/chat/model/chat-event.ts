import type {
  AllowanceView,
  AnswerSnapshot,
  ConversationView,
  FolderView,
  MessageView,
  RoomEvent,
} from "#party/protocol.ts";
import type { Part } from "./parts.ts";
import type { ListRead } from "./thread-list.ts";

export type RunningAnswer = { answerId: string; conversationId: string; questionId: string; parts: Part[] };

/** What one tab shows of the chat: the page's data, grown by what the room tells. */
export type ChatState = {
  conversationId: string | null;
  conversations: ConversationView[];
  folders: FolderView[];
  /** The list goes on after this one; null when all are here. */
  older: string | null;
  /** The shown path of the open conversation, oldest first. */
  messages: MessageView[];
  /** How often that path had been turned aside when it was read: what is told of an earlier one is old. */
  pathRevision: number;
  /** There may be messages before the first of these. */
  hasOlder: boolean;
  /** By answer id, in whatever conversation: words may come before the page knows which one is open. */
  running: Record<string, RunningAnswer>;
  /** Ids of answers that have ended: older news (a page read before, a slow reply) must not revive them. */
  ended?: readonly string[];
  allowance: AllowanceView;
};

export type ChatEvent =
  | {
      name: "page.loaded";
      page: Omit<ChatState, "running" | "ended">;
      writing: { answerId: string; questionId: string } | null;
      /** There is no line to the room: what the page does not say is being written has ended. */
      alone?: boolean;
    }
  | { name: "answer.grew"; answerId: string; parts: Part[] }
  | { name: "room.synced"; answers: AnswerSnapshot[] }
  | { name: "conversation.opened"; conversationId: string }
  /** Messages from before the first that is here; `whole`: the conversation's beginning is among them. */
  | {
      name: "older.loaded";
      conversationId: string;
      pathRevision: number;
      messages: MessageView[];
      whole: boolean;
    }
  /** What a question has cost, by its own reply: old news once its answer has ended, which may have given it back. */
  | { name: "answer.charged"; answerId: string; allowance: AllowanceView }
  | ListRead
  | RoomEvent;
