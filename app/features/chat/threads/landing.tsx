import { type Dispatch, useEffect, useRef } from "react";
import type { ChatEvent, ChatState } from "#app/features/chat/chat-event.ts";
import { messagesTold } from "#app/features/chat/chat-rows.ts";

/** Earlier messages that one reading brings, and how many readings a search is worth. */
const AT_ONCE = 1000;
const MOST_READINGS = 20;
const MARKED_MS = 4_000;

type LandingProps = { id: string; state: ChatState; dispatch: Dispatch<ChatEvent>; onDone: () => void };

/** Brings a message into view and marks it for a while; what is far back is read first. */
export function Landing({ id, state, dispatch, onDone }: LandingProps) {
  const readings = useRef(0);
  const done = useRef(onDone);
  done.current = onDone;
  const { conversationId, hasOlder, messages } = state;
  const first = messages[0]?.id;

  useEffect(() => {
    const article = document.getElementById(id);
    if (article) {
      // after the log has settled at its end
      const timer = setTimeout(() => {
        article.scrollIntoView({ block: "center" });
        article.classList.add("found-here");
        article.tabIndex = -1;
        article.focus({ preventScroll: true });
        setTimeout(() => article.classList.remove("found-here"), MARKED_MS);
        done.current();
      }, 120);
      return () => clearTimeout(timer);
    }
    if (!conversationId || !first || !hasOlder || readings.current++ >= MOST_READINGS) return undefined;
    void fetch(`/chatbot/${conversationId}/messages?before=${first}&limit=${AT_ONCE}`)
      .then(async (response) => {
        if (!response.ok) return;
        const page = (await response.json()) as {
          turns: number;
          messages: Parameters<typeof messagesTold>[0];
          whole: boolean;
        };
        const older = messagesTold(page.messages, conversationId);
        const { turns, whole } = page;
        dispatch({ name: "older.loaded", conversationId, turns, messages: older, whole });
      })
      .catch(() => undefined);
    return undefined;
  }, [id, conversationId, first, hasOlder, dispatch]);
  return null;
}
