import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";
import type { ChatReply } from "#app/features/chat/model/reply.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import type { ChatState } from "./chat-state.ts";

/** Steps through versions. */
export function useVersions(
  { messages, pathRevision }: ChatState,
  path: string,
  showRefusal: (refusal: ChatRefusal) => void,
) {
  const { submit, data, state } = useFetcher<ChatReply>({ key: "chat-show" });
  /** The button that was pressed, to be found again in the version that it has brought. */
  const pressed = useRef<string | null>(null);
  const [found, setFound] = useState<string | null>(null);
  /** Of the last step that the server has taken. */
  const stepped = useRef(0);

  useReplies(data, (reply) => {
    if (!reply.ok) showRefusal(reply.refusal);
    else if (reply.intent === "show") {
      stepped.current = reply.pathRevision;
      setFound(reply.messageId);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conversation counts for itself
  useEffect(() => {
    stepped.current = 0;
  }, [path]);
  // what was read after the step may have been asked for before it: read once more
  useEffect(() => {
    if (state === "idle" && pathRevision < stepped.current) revalidateSoon();
  }, [state, pathRevision]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version comes with the messages
  useEffect(() => {
    const action = pressed.current;
    const tools = found && document.getElementById(found)?.querySelector(".message-versions");
    if (!action || !tools) return;
    pressed.current = null;
    setFound(null);
    // the same button; at the last version the one that leads back
    const button =
      tools.querySelector<HTMLElement>(`[data-action=${action}]:not([aria-disabled=true])`) ??
      tools.querySelector<HTMLElement>("[data-action]:not([aria-disabled=true])");
    button?.focus({ preventScroll: true });
  }, [found, messages]);

  const show = (messageId: string, version?: number, action: string | null = null) => {
    if (state !== "idle") return;
    pressed.current = action;
    submit(
      { intent: "show", via: "script", messageId, ...(version && { version }) },
      { method: "post", action: path },
    );
  };
  return { show, turning: state !== "idle" };
}
