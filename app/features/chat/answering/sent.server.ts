import type { Message } from "#app/features/chat/model/tables.ts";
import type { AllowanceView, ConversationView, MessageView, Path, Publication } from "#party/protocol.ts";

export type Sent = {
  conversation: ConversationView;
  message: MessageView;
  path: Path;
  answerId: string;
  /** Null when the same request had been taken before: the count did not move. */
  allowance: AllowanceView | null;
};

/** Where a message stands, for tabs that show its conversation: one that is not shown is older than any path. */
export const messagePath = (
  { parentId, conversationId, shown }: Pick<Message, "parentId" | "conversationId" | "shown">,
  pathRevision: number,
): Path => ({
  pathRevision: shown ? pathRevision : -1,
  after: parentId === conversationId ? null : parentId,
});

/** What the member's tabs are told of it. */
export const eventsOf = (sent: Sent, answerId: string): Publication[] => [
  {
    id: `asked:${answerId}:conversation`,
    event: { name: "conversation.changed", conversation: sent.conversation },
  },
  {
    id: `asked:${answerId}:message`,
    event: { name: "message.created", message: sent.message, path: sent.path },
  },
  ...(sent.allowance
    ? [
        {
          id: `asked:${answerId}:allowance`,
          event: { name: "allowance.changed" as const, allowance: sent.allowance },
        },
      ]
    : []),
  {
    id: `asked:${answerId}`,
    event: {
      name: "answer.started",
      answerId,
      conversationId: sent.conversation.id,
      questionId: sent.message.id,
    },
  },
];
