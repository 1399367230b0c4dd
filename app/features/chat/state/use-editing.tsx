import { useEffect, useRef, useState } from "react";
import type { ChatState } from "./chat-state.ts";
import {
  clearSubmitted,
  readDraft,
  readSubmitted,
  type SubmittedMessage,
  saveDraft,
  saveSubmitted,
} from "./use-draft.tsx";

/**
 * The question that is being said differently. Its new words are kept on this device, with the question, until the
 * server has them: whatever refuses them, a reload too, they stand in the editor again.
 */
export function useEditing(userId: string, { conversationId, messages }: ChatState) {
  const [id, open] = useState<string | null>(null);
  /** Sent, and not known to be taken. */
  const [sent, setSent] = useState<SubmittedMessage | null>(null);
  const latest = useRef(messages);
  latest.current = messages;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation
  useEffect(() => {
    const left = latest.current.findLast((one) => one.role === "user" && readDraft(userId, one.id));
    open(left?.id ?? null);
  }, [userId, conversationId]);

  const end = (messageId: string | null) => {
    saveDraft(userId, messageId, "");
    clearSubmitted(userId, messageId);
    setSent(null);
    // another one may be open by now
    open((now) => (now === messageId ? null : now));
  };
  const taken = () => sent && end(sent.from);
  // the room may tell of it instead of the reply
  const arrived = sent !== null && messages.some(({ requestId }) => requestId === sent.requestId);
  useEffect(() => {
    if (arrived) taken();
  });

  return {
    id,
    open,
    /** The words that were refused, or are on their way. */
    refused: sent !== null && sent.from === id ? sent.text : null,
    taken,
    cancel: () => end(id),
    /** Keeps the words. @returns the id under which they are sent: the same words have the same one */
    keep: (messageId: string, text: string): string => {
      const before = readSubmitted(userId, messageId);
      const requestId = before?.text === text ? before.requestId : crypto.randomUUID();
      const now = { from: messageId, text, requestId };
      saveDraft(userId, messageId, text);
      saveSubmitted(userId, now);
      setSent(now);
      return requestId;
    },
  };
}
