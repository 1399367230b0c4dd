import type { WaitingQueue } from "#app/manifest/waiting-queue.ts";
import { afterTaken, nextToSend, readWaiting, withRefusal } from "./outbox/outbox.ts";
import { sendFirst } from "./outbox/outbox-sender.tsx";

/** The companion's messages, in their order, until one has to wait. */
async function sendMessages(userId: string): Promise<void> {
  const key = `draft:${userId}:outbox`;
  const list = () => readWaiting(localStorage.getItem(key));
  const keep = (next: ReturnType<typeof list>) =>
    next.length > 0 ? localStorage.setItem(key, JSON.stringify(next)) : localStorage.removeItem(key);
  for (;;) {
    const sent = await sendFirst(key, () => nextToSend(list()));
    if (!sent) return;
    const { one, end } = sent;
    if (end.at === "taken") keep(afterTaken(list(), one.requestId, end.conversationId));
    else if (end.at === "refused") keep(withRefusal(list(), one.requestId, end.refusal));
    else return;
  }
}

export const waiting: WaitingQueue = { send: sendMessages };
