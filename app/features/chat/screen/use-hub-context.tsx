import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { lazyViews } from "#app/features/chat/lazy/lazy-views.tsx";
import { isHubContext } from "#app/features/chat/model/hub-contexts.ts";
import type { ChatReply } from "#app/features/chat/model/reply.ts";
import { takeChatContext } from "#app/navigation/chat-context.ts";
import { useReplies } from "#app/realtime/use-replies.ts";

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
