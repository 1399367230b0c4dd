import type { WaitingQueue } from "#app/manifest/waiting-queue.ts";
import { noteOutbox } from "./evening/state/note-outbox.tsx";

/** The queues of evenings that stand here; a member may have been in several. */
async function sendEvenings(userId: string): Promise<void> {
  const prefix = `draft:${userId}:evening-`;
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix)) await noteOutbox(key.slice(prefix.length), "member").send();
}

export const waiting: WaitingQueue = { send: sendEvenings };
