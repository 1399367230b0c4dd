import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { takeChatContext } from "#app/platform/chat-context.ts";
import { useCopy } from "#app/ui/language.tsx";
import { showToast } from "#app/ui/toasts.ts";
import { refusalCopy } from "./copy.ts";
import type { ChatReply } from "./reply.ts";

/** D14: what a tile of the hub has left for the chat is taken once, and its conversation opened. */
export function useHubContext(): void {
  const words = useCopy(refusalCopy);
  const opening = useFetcher<ChatReply>({ key: "chat-open" });
  const navigate = useNavigate();
  const { submit, data: reply } = opening;
  useEffect(() => {
    const left = takeChatContext();
    if (!left) return;
    submit(
      { intent: "open", via: "script", requestId: crypto.randomUUID(), ...left },
      { method: "post", action: "/chatbot" },
    );
  }, [submit]);
  useEffect(() => {
    if (!reply) return;
    if (!reply.ok) showToast({ ...words[reply.refusal], tone: "danger" });
    else if (reply.intent === "open") navigate(`/chatbot/${reply.conversation.id}`, { replace: true });
  }, [reply, navigate, words]);
}
