import { findCrisis } from "#app/features/care/danger/crisis.ts";
import { callFunction } from "#app/session/call-function.ts";
import type { QueuedMessage } from "./outbox.ts";
import { type SendOutcome, sendOutcome } from "./outbox-end.ts";

export { retryDelay } from "./outbox-end.ts";

/** G13: known here, with no server to ask. */
export const isCrisisText = (text: string | null): boolean => text !== null && findCrisis(text) !== null;

export const markCrises = (list: readonly QueuedMessage[]): QueuedMessage[] =>
  list.map((one) => (isCrisisText(one.text) ? { ...one, crisis: true } : one));

/** Does something with a member's outbox while no other tab does. */
export async function withOutbox<Value>(key: string, work: () => Value): Promise<Value> {
  return await navigator.locks.request(key, work);
}

/** Sends the first message of those that wait; null when there is none, or another tab is at it. */
export async function sendFirst(
  key: string,
  first: () => QueuedMessage | null,
): Promise<{ one: QueuedMessage; end: SendOutcome } | null> {
  return await navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
    const one = lock && first();
    return one && { one, end: await send(one) };
  });
}

async function send({ requestId, conversationId, text, category }: QueuedMessage): Promise<SendOutcome> {
  return sendOutcome(
    await callFunction<{ conversationId?: unknown }>("persistent-chatbot", {
      action: "chat",
      message: text,
      requestId,
      category,
      ...(conversationId && { conversationId }),
    }),
  );
}
