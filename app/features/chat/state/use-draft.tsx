import { useCallback, useEffect, useState } from "react";

const keyOf = (userId: string, conversationId: string | null): string =>
  `draft:${userId}:${conversationId ?? "new"}`;

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // no room on the device: the words are still in the field
  }
}

/** The words kept for a conversation, or for a message that is being said differently. */
export const readDraft = (userId: string, id: string): string => read(keyOf(userId, id));

/** Keeps words for a conversation that need not be the open one; none takes them away. */
export const saveDraft = (userId: string, conversationId: string | null, text: string): void =>
  write(keyOf(userId, conversationId), text);

/**
 * What the member is writing, kept on this device for each conversation: a reload loses nothing.
 * @param first what a form without script has brought back
 */
export function useDraft(userId: string, conversationId: string | null, first: string) {
  const key = keyOf(userId, conversationId);
  const [draft, setDraft] = useState(first);
  useEffect(() => setDraft(read(key)), [key]);
  const keep = useCallback(
    (text: string) => {
      setDraft(text);
      write(key, text);
    },
    [key],
  );
  /** `show` changes the field alone: what was sent is kept until it is taken. */
  return { draft, keep, show: setDraft };
}

/** A message on its way: the id under which the server knows it, so that sending it again is no second message. */
export type SubmittedMessage = { from: string | null; text: string; requestId: string };

const sentKeyOf = (userId: string, from: string | null): string => `${keyOf(userId, from)}:sent`;

export const saveSubmitted = (userId: string, sent: SubmittedMessage): void =>
  write(sentKeyOf(userId, sent.from), JSON.stringify(sent));

export const clearSubmitted = (userId: string, from: string | null): void =>
  write(sentKeyOf(userId, from), "");

export function readSubmitted(userId: string, from: string | null): SubmittedMessage | null {
  const kept = read(sentKeyOf(userId, from));
  return kept ? (JSON.parse(kept) as SubmittedMessage) : null;
}
