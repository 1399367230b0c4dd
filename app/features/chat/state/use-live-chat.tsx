import { type Dispatch, useCallback, useEffect, useRef, useState } from "react";
import { lazyViews } from "#app/features/chat/lazy/lazy-views.tsx";
import type { LiveRoom, LiveRoomStatus } from "#app/realtime/live-room.ts";
import { freshSession } from "#app/session/session-browser.ts";
import type { AnswerOutcome, RoomEvent } from "#party/protocol.ts";
import type { ChatEvent } from "./chat-state.ts";

type LiveChat = {
  userId: string;
  dispatch: Dispatch<ChatEvent>;
  /** The gap was too long to be sent again: the page's data must be read again. */
  onMissed(): void;
  onFinished(outcome: AnswerOutcome): void;
  /** Before each event is taken. */
  onEvent(event: RoomEvent): void;
  /** The session has ended. */
  onSignedOut(): void;
  /** A conversation is gone, here or in another tab. */
  onDeleted(conversationId: string): void;
};

/** Opens the member's room for as long as the page is open. */
export function useLiveChat(chat: LiveChat): LiveRoomStatus & { reconnect(): void } {
  const [status, setStatus] = useState<LiveRoomStatus>({ connection: "connecting", gaveUp: false });
  const room = useRef<LiveRoom | null>(null);
  const wanted = useRef(false);
  const latest = useRef(chat);
  latest.current = chat;

  /** Brings the line's script, which the first sight of the page does not need, and opens it. */
  const open = useCallback(async () => {
    const { userId, dispatch } = latest.current;
    const { LiveRoom } = await import("#app/realtime/live-room.ts");
    if (room.current || !wanted.current) return;
    room.current = new LiveRoom({
      host: location.host,
      userId,
      freshSession,
      onEvent: (event, replayed) => {
        latest.current.onEvent(event);
        dispatch(event);
        // what lay in it may be more than this tab has read
        if (event.name === "folder.deleted" && !replayed) latest.current.onMissed();
        // what was paid for changes the day's messages, also while this tab was away
        if (event.name === "subscription.changed") latest.current.onMissed();
        if (event.name === "reward.given" || event.name === "notifications.changed")
          void lazyViews.news().then(({ showNotice }) => showNotice(event));
        if (event.name === "conversation.deleted") latest.current.onDeleted(event.conversationId);
        if (event.name === "answer.finished" && !replayed) latest.current.onFinished(event.outcome);
      },
      onDelta: (answerId, parts) => dispatch({ name: "answer.grew", answerId, parts }),
      onSync: (answers, missed) => {
        dispatch({ name: "room.synced", answers });
        if (missed) latest.current.onMissed();
      },
      onStatus: setStatus,
      onSignedOut: () => latest.current.onSignedOut(),
      onOutdated: () => location.reload(),
    });
    room.current.open();
  }, []);

  useEffect(() => {
    wanted.current = true;
    open().catch(() => setStatus({ connection: "disconnected", gaveUp: true }));
    return () => {
      wanted.current = false;
      room.current?.close();
      room.current = null;
    };
  }, [open]);

  const reconnect = useCallback(() => {
    if (room.current) return room.current.reconnectNow();
    setStatus({ connection: "connecting", gaveUp: false });
    open().catch(() => setStatus({ connection: "disconnected", gaveUp: true }));
  }, [open]);
  return { ...status, reconnect };
}
