import type { Category } from "#app/features/chat/model/catalog.ts";
import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";

/** A message that could not be sent when it was written, and is sent by itself when it can be. */
export type QueuedMessage = {
  /** The server knows it by this: sent twice, it is one message. */
  requestId: string;
  /** Null: it begins a conversation. */
  conversationId: string | null;
  text: string;
  category?: Category | undefined;
  /** The server said no. It and those behind it wait for the member's word. */
  refused?: ChatRefusal;
  /** G13: a crisis message. It waits behind nothing. */
  crisis?: true;
};

export const withWaiting = (list: readonly QueuedMessage[], one: QueuedMessage): QueuedMessage[] =>
  list.some(({ requestId }) => requestId === one.requestId) ? [...list] : [...list, one];

export const withoutWaiting = (list: readonly QueuedMessage[], requestId: string): QueuedMessage[] =>
  list.filter((one) => one.requestId !== requestId);

/** It was taken: what was written after it, for the conversation that it has begun, goes there. */
export const afterTaken = (
  list: readonly QueuedMessage[],
  requestId: string,
  conversationId: string,
): QueuedMessage[] =>
  withoutWaiting(list, requestId).map((one) => ({
    ...one,
    conversationId: one.conversationId ?? conversationId,
  }));

export const withRefusal = (
  list: readonly QueuedMessage[],
  requestId: string,
  refused: ChatRefusal | null,
): QueuedMessage[] =>
  list.map(({ refused: _before, ...one }) =>
    one.requestId !== requestId ? one : { ...one, ...(refused && { refused }) },
  );

/** A crisis message before all; else the first, unless it was refused: what was written first is sent first. */
export const nextToSend = (list: readonly QueuedMessage[]): QueuedMessage | null => {
  const next = list.find(({ crisis, refused }) => crisis && !refused) ?? list[0];
  return next && !next.refused ? next : null;
};

/** What a device has kept; anything else that may stand there is nothing. An older page has kept `crisis` as `cry`. */
export function readWaiting(kept: string | null): QueuedMessage[] {
  try {
    const list: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(list)
      ? list
          .filter((one) => typeof one?.requestId === "string" && typeof one.text === "string")
          .map(({ cry, ...one }) => (cry ? { ...one, crisis: true } : one))
      : [];
  } catch {
    return [];
  }
}
