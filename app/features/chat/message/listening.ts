import type { MessageView } from "#party/protocol.ts";

/** What a screen reader has been told of a conversation, and what it waits for. */
export type AnnouncerState = {
  conversationId: string | null;
  /** Everything that has stood last: it is no news. */
  stood: ReadonlySet<string>;
  /** An answer is on its way, or was when this was last looked at. */
  awaits: boolean;
  /** The answer to be read out; null: nothing. */
  says: MessageView | null;
};

type View = {
  conversationId: string | null;
  messages: readonly MessageView[];
  /** Something has been sent, or an answer is being written. */
  answering: boolean;
};

/**
 * One step: an answer is read out once it has ended, if it was awaited here and has not stood there before. A version
 * that was turned to, another conversation and a reload bring answers that nobody waited for.
 */
export function nextAnnouncement(
  before: AnnouncerState | null,
  { conversationId, messages, answering }: View,
): AnnouncerState {
  const last = messages.at(-1);
  const same = before?.conversationId === conversationId;
  const known = same ? before.stood : new Set<string>();
  const stood = last && !known.has(last.id) ? new Set([...known, last.id]) : known;
  const awaited = same && before.awaits;
  if (answering) return { conversationId, stood, awaits: true, says: null };
  if (awaited && last?.role === "assistant")
    return { conversationId, stood, awaits: false, says: known.has(last.id) ? null : last };
  return { conversationId, stood, awaits: awaited, says: same ? before.says : null };
}
