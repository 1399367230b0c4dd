import { findCrisis } from "#app/features/care/crisis.ts";
import { callFunction } from "#app/platform/call-function.ts";
import type { Waiting } from "./outbox.ts";
import type { ChatRefusal } from "./refusals.ts";

export type SendingEnd =
  | { at: "taken"; conversationId: string }
  | { at: "refused"; refusal: ChatRefusal }
  | { at: "signed-out" }
  | { at: "later" };

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

const REFUSED: Record<string, ChatRefusal> = {
  message_limit_exceeded: "chat.limit",
  "chat.too_long": "chat.too_long",
  "chat.empty": "chat.empty",
  "chat.not_found": "chat.not_found",
  another_person: "chat.not_found",
};

async function send({ requestId, conversationId, text, category }: Waiting): Promise<SendingEnd> {
  const answer = await callFunction<{ conversationId: string }>("persistent-chatbot", {
    action: "chat",
    message: text,
    requestId,
    category,
    ...(conversationId && { conversationId }),
  });
  if (answer.ok) return { at: "taken", conversationId: answer.value.conversationId };
  if (answer.error === "unauthorized") return { at: "signed-out" };
  const refusal = REFUSED[answer.error];
  return refusal ? { at: "refused", refusal } : { at: "later" };
}
