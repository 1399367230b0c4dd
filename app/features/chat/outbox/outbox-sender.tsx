import { findCrisis } from "#app/features/care/danger/crisis.ts";
import { callFunction } from "#app/session/call-function.ts";
import type { Waiting } from "./outbox.ts";
import { endOf, type SendingEnd } from "./outbox-end.ts";

export { waitFor } from "./outbox-end.ts";

/** G13: known here, with no server to ask. */
export const cries = (text: string | null): boolean => text !== null && findCrisis(text) !== null;

export const withCries = (list: readonly Waiting[]): Waiting[] =>
  list.map((one) => (cries(one.text) ? { ...one, cry: true } : one));

/** Does something with a member's outbox while no other tab does. */
export async function withOutbox<Value>(key: string, work: () => Value): Promise<Value> {
  return await navigator.locks.request(key, work);
}

/** Sends the first message of those that wait; null when there is none, or another tab is at it. */
export async function sendFirst(
  key: string,
  first: () => Waiting | null,
): Promise<{ one: Waiting; end: SendingEnd } | null> {
  return await navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
    const one = lock && first();
    return one && { one, end: await send(one) };
  });
}

async function send({ requestId, conversationId, text, category }: Waiting): Promise<SendingEnd> {
  return endOf(
    await callFunction<{ conversationId?: unknown }>("persistent-chatbot", {
      action: "chat",
      message: text,
      requestId,
      category,
      ...(conversationId && { conversationId }),
    }),
  );
}
