import { nextToSend, type QueuedMessage } from "./outbox.ts";
import type { SendDelay } from "./outbox-end.ts";

/** The conditions for all that waits on this device. */
export type OutboxConditions = {
  signedOut: boolean;
  online: boolean;
  /** The socket to the server is open. */
  connected: boolean;
  /** An answer is being written in the open conversation. */
  answering: boolean;
  /** Everything that waits, in whatever conversation. */
  all: readonly QueuedMessage[];
  /** Why the first was not taken when it was last tried; null: it has not been, or is on its way. */
  late: SendDelay | null;
};

/** What a message waits for, as its member is told. */
export type OutboxStatus =
  | "signedOut"
  | "offline"
  | "unreachable"
  | "before"
  | "answer"
  | "slower"
  | "sending";

const OF_LATE: Record<SendDelay, OutboxStatus> = {
  busy: "answer",
  too_fast: "slower",
  unanswered: "unreachable",
};

export function outboxStatus(
  { requestId, crisis }: QueuedMessage,
  conditions: OutboxConditions,
): OutboxStatus {
  if (conditions.signedOut) return "signedOut";
  if (!conditions.online) return "offline";
  if (!conditions.connected) return "unreachable";
  if (nextToSend(conditions.all)?.requestId !== requestId) return "before";
  if (conditions.answering && !crisis) return "answer";
  return conditions.late ? OF_LATE[conditions.late] : "sending";
}
