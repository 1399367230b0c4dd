import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { takeChatContext } from "#app/platform/chat-context.ts";
import { useReplies } from "#app/platform/use-replies.ts";
import { isHubContext } from "./hub-contexts.ts";
import { lazyViews } from "./lazy-views.tsx";
import type { ChatReply } from "./reply.ts";

/** D14: what a tile of the hub has left for the chat is taken once, and its conversation opened. */
export function useHubContext(): void {
  const { submit, data } = useFetcher<ChatReply>({ key: "chat-open" });
  const navigate = useNavigate();
  useEffect(() => {
    const left = takeChatContext(location.hash);
    if (!left || !isHubContext(left.context)) return;
    submit(
      { intent: "open", via: "script", requestId: crypto.randomUUID(), ...left },
      { method: "post", action: "/chatbot" },
    );
  }, [submit]);
  useReplies(data, (reply) => {
    if (!reply.ok) void lazyViews.faults().then(({ showFault }) => showFault("conversation.create"));
    else if (reply.intent === "open") navigate(`/chatbot/${reply.conversation.id}`, { replace: true });
  });
}
