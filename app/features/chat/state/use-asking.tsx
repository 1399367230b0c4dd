import { useFetcher } from "@remix-run/react";
import type { ChatReply } from "#app/features/chat/model/reply.ts";
import { useReplies } from "#app/realtime/use-replies.ts";

type AskReply = Extract<ChatReply, { ok: true; intent: "send" | "retry" | "again" | "edit" }>;
type Refused = Extract<ChatReply, { ok: false }>;

type AskFormOptions = {
  /** The page's own address. */
  path: string;
  onAsked(reply: AskReply): void;
  onRefused(reply: Refused): void;
};

/** Every way of asking the companion goes by one fetcher: a page asks once at a time. */
export function useAskForm({ path, onAsked, onRefused }: AskFormOptions) {
  const fetcher = useFetcher<ChatReply>({ key: "chat-send" });
  const submit = (fields: Record<string, string>, action = path) =>
    fetcher.submit({ via: "script", ...fields }, { method: "post", action });
  useReplies(fetcher.data, (reply) => {
    if (!reply.ok) onRefused(reply);
    else if ("answerId" in reply) onAsked(reply);
  });
  const asked = fetcher.formData;
  return {
    submit,
    busy: fetcher.state !== "idle",
    /** Of the question that is being sent, or said differently, until the page has been read after it. */
    requestId: asked ? String(asked.get("requestId")) : undefined,
    /** Until the reply is here. */
    again:
      asked?.get("intent") === "again"
        ? { questionId: String(asked.get("questionId")), seen: Number(asked.get("seen")) }
        : null,
    /** The question that is being said differently, and how. */
    edited:
      asked?.get("intent") === "edit"
        ? {
            id: String(asked.get("messageId")),
            text: String(asked.get("text")),
            requestId: String(asked.get("requestId")),
          }
        : null,
  };
}
