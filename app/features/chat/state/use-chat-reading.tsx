import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import type { ChatReply } from "#app/features/chat/model/reply.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";

/** K13: after asking for a greeting the messages are read again, ms. */
const GREETING_RELOAD_MS = 1_000;
/** G19: without a line to the room a running answer is looked for, ms. */
const POLL_MS = 4_000;

/** C17: an empty conversation is greeted, then read again. `path` of the conversation; null when there is none. */
export function useGreeting(path: string | null, empty: boolean): void {
  const { submit } = useFetcher<ChatReply>({ key: "chat-greet" });
  useEffect(() => {
    if (!empty || !path) return;
    submit({ intent: "greet", via: "script" }, { method: "post", action: path });
    const timer = setTimeout(revalidateSoon, GREETING_RELOAD_MS);
    return () => clearTimeout(timer);
  }, [empty, path, submit]);
}

/** Reads the page again and again while there is no line to the room and something to wait for (G19). */
export function usePolling(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(revalidateSoon, POLL_MS);
    return () => clearInterval(timer);
  }, [waiting]);
}
