import type {
  AllowanceView,
  AnswerOutcome,
  ConversationView,
  FolderView,
  MessageView,
  Path,
} from "#party/protocol.ts";

/** What this feature tells every tab of a member, once it is committed. */
export type Event =
  | { name: "message.created"; message: MessageView; path?: Path }
  /** Another version is shown from somewhere on: the page's data must be read again. */
  | { name: "conversation.branch_changed"; conversationId: string; pathRevision: number }
  | { name: "conversation.changed"; conversation: ConversationView }
  | { name: "conversation.deleted"; conversationId: string }
  | { name: "folder.changed"; folder: FolderView }
  /** What lay in it lies in the list again. */
  | { name: "folder.deleted"; folderId: string }
  | { name: "allowance.changed"; allowance: AllowanceView }
  | { name: "answer.started"; answerId: string; conversationId: string; questionId: string }
  | {
      name: "answer.finished";
      answerId: string;
      conversationId: string;
      questionId: string;
      outcome: AnswerOutcome;
      /** Null when nothing was said, or the path leads elsewhere meanwhile. */
      message: MessageView | null;
      path?: Path;
    };
