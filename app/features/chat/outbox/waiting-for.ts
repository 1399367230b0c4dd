import { nextToSend, type Waiting } from "./outbox.ts";
import type { Late } from "./outbox-end.ts";

/** How things stand for all that waits on this device. */
export type OutboxStanding = {
  signedOut: boolean;
  online: boolean;
  /** The line to the house is open. */
  connected: boolean;
  /** An answer is being written in the open conversation. */
  answering: boolean;
  /** Everything that waits, in whatever conversation. */
  all: readonly Waiting[];
  /** Why the first was not taken when it was last tried; null: it has not been, or is on its way. */
  late: Late | null;
};

/** What a message waits for, as its member is told. */
export type WaitsFor = "signedOut" | "offline" | "house" | "before" | "answer" | "slower" | "sending";

const OF_LATE: Record<Late, WaitsFor> = { busy: "answer", too_fast: "slower", unanswered: "house" };

export function waitsFor({ requestId, cry }: Waiting, standing: OutboxStanding): WaitsFor {
  if (standing.signedOut) return "signedOut";
  if (!standing.online) return "offline";
  if (!standing.connected) return "house";
  if (nextToSend(standing.all)?.requestId !== requestId) return "before";
  if (standing.answering && !cry) return "answer";
  return standing.late ? OF_LATE[standing.late] : "sending";
}
