import { nextToSend, type QueuedMessage } from "./outbox.ts";
import type { SendDelay } from "./outbox-end.ts";

/** How things stand for all that waits on this device. */
export type OutboxConditions = {
  signedOut: boolean;
  online: boolean;
  /** The line to the house is open. */
  connected: boolean;
  /** An answer is being written in the open conversation. */
  answering: boolean;
  /** Everything that waits, in whatever conversation. */
  all: readonly QueuedMessage[];
  /** Why the first was not taken when it was last tried; null: it has not been, or is on its way. */
  late: SendDelay | null;
};

/** What a message waits for, as its member is told. */
export type OutboxStatus = "signedOut" | "offline" | "house" | "before" | "answer" | "slower" | "sending";

const OF_LATE: Record<SendDelay, OutboxStatus> = { busy: "answer", too_fast: "slower", unanswered: "house" };

export function outboxStatus({ requestId, cry }: QueuedMessage, standing: OutboxConditions): OutboxStatus {
  if (standing.signedOut) return "signedOut";
  if (!standing.online) return "offline";
  if (!standing.connected) return "house";
  if (nextToSend(standing.all)?.requestId !== requestId) return "before";
  if (standing.answering && !cry) return "answer";
  return standing.late ? OF_LATE[standing.late] : "sending";
}
