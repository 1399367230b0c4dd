import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { takeChatContext } from "#app/platform/chat-context.ts";
import { deeds } from "./deeds.tsx";
import type { ChatReply } from "./reply.ts";

/** D14: what a tile of the hub has left for the chat is taken once, and its conversation opened. */
export function useHubContext(): void {
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
    if (!reply.ok) void deeds.faults().then(({ tellFault }) => tellFault("conversation.create"));
    else if (reply.intent === "open") navigate(`/chatbot/${reply.conversation.id}`, { replace: true });
  }, [reply, navigate]);
}
