import { useFetcher, useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useReducer, useRef, useState } from "react";
import { showToast } from "#app/ui/toasts.ts";
import type { MessageView } from "#party/protocol.ts";
import type { Category } from "./catalog.ts";
import { type ChatState, chatState, writingOf } from "./chat-state.ts";
import { refusalCopy } from "./copy.ts";
import type { OutgoingMessage } from "./message.tsx";
import type { ChatRefusal } from "./refusals.ts";
import type { ChatReply } from "./reply.ts";
import { useDraft } from "./use-draft.tsx";
import { useLiveChat } from "./use-live-chat.tsx";

/** K13: after asking for a greeting the messages are read again, ms. */
const GREETING_RELOAD_MS = 1_000;
/** G19: without a line to the room a running answer is looked for, ms. */
const POLL_MS = 4_000;

export type ChatPageData = Omit<ChatState, "running" | "conversationId"> & {
  userId: string;
  conversation: { id: string } | null;
  writing: { answerId: string; questionId: string } | null;
};

type SendOptions = { requestId?: string; category?: Category };

const pathOf = (conversationId: string | null): string =>
  conversationId ? `/chatbot/${conversationId}` : "/chatbot";

function tell(refusal: ChatRefusal): void {
  showToast({ ...refusalCopy[refusal], tone: "danger" });
}

/** The chat page's state and deeds; the views get plain values. */
export function useChat(page: ChatPageData) {
  const pageId = page.conversation?.id ?? null;
  const [state, dispatch] = useReducer(chatState, page, initial);
  const [outgoing, setOutgoing] = useState<OutgoingMessage | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [stopping, setStopping] = useState(false);
  const [draft, setDraft] = useDraft(pageId);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const sending = useFetcher<ChatReply>({ key: "chat-send" });
  const stop = useFetcher<ChatReply>({ key: "chat-stop" });
  const greet = useFetcher<ChatReply>({ key: "chat-greet" });

  const live = useLiveChat({
    userId: page.userId,
    dispatch,
    onMissed: revalidate,
    onFinished: (outcome) => {
      setStopping(false);
      if (outcome === "failed" || outcome === "interrupted") tell("chat.failed");
    },
  });
  const writing = writingOf(state);

  useEffect(() => {
    const { conversations, messages, allowance } = page;
    dispatch({
      name: "page.loaded",
      page: { conversationId: pageId, conversations, messages, allowance },
      writing: page.writing,
    });
  }, [page, pageId]);

  useReplies(sending.data, (reply) => {
    if (!reply.ok) {
      setOutgoing(null);
      if (reply.text) setDraft(reply.text);
      if (reply.refusal === "chat.empty" || reply.refusal === "chat.too_long") {
        return setError(`${refusalCopy[reply.refusal].title}. ${refusalCopy[reply.refusal].text}`);
      }
      return tell(reply.refusal);
    }
    if (reply.intent !== "send" && reply.intent !== "retry") return;
    setOutgoing(null);
    const { conversation, message, answerId, allowance } = reply;
    dispatch({ name: "conversation.opened", conversationId: conversation.id });
    dispatch({ name: "conversation.changed", conversation });
    dispatch({ name: "message.created", message });
    if (allowance) {
      dispatch({ name: "allowance.changed", allowance });
      dispatch({ name: "answer.started", answerId, conversationId: conversation.id, questionId: message.id });
    }
    if (conversation.id !== pageId) navigate(pathOf(conversation.id), { replace: pageId === null });
  });

  // C17: an empty conversation is greeted, then read again
  const empty = pageId !== null && page.messages.length === 0;
  const { submit: submitGreet } = greet;
  useEffect(() => {
    if (!empty) return;
    submitGreet({ intent: "greet", via: "script" }, { method: "post", action: pathOf(pageId) });
    const timer = setTimeout(revalidate, GREETING_RELOAD_MS);
    return () => clearTimeout(timer);
  }, [empty, pageId, submitGreet, revalidate]);

  const offline = live.connection !== "connected" && writing !== null;
  useEffect(() => {
    if (!offline) return;
    const timer = setInterval(revalidate, POLL_MS);
    return () => clearInterval(timer);
  }, [offline, revalidate]);

  const send = (text: string, { requestId = crypto.randomUUID(), category }: SendOptions = {}) => {
    setError(null);
    setOutgoing({ requestId, text, state: "sending" });
    setDraft("");
    sending.submit(
      { intent: "send", via: "script", requestId, text, ...(category && { category }) },
      { method: "post", action: pathOf(pageId) },
    );
  };

  return {
    state,
    writing,
    live,
    draft,
    setDraft,
    error,
    stopping: stopping && writing !== null,
    outgoing:
      outgoing && !state.messages.some(({ requestId }) => requestId === outgoing.requestId) ? [outgoing] : [],
    answering: writing !== null || sending.state !== "idle",
    send,
    stop: () => {
      if (!writing) return;
      setStopping(true);
      const { answerId } = writing;
      stop.submit({ intent: "stop", via: "script", answerId }, { method: "post", action: pathOf(pageId) });
    },
    /** Asks again for the question behind a message that was not, or not wholly, answered. */
    retry: (message: MessageView) => {
      const at = state.messages.findIndex(({ id }) => id === message.id);
      const question = state.messages.slice(0, at + 1).findLast(({ role }) => role === "user");
      if (!question) return;
      sending.submit(
        { intent: "retry", via: "script", questionId: question.id },
        { method: "post", action: pathOf(pageId) },
      );
    },
  };
}

function initial(page: ChatPageData): ChatState {
  const conversationId = page.conversation?.id ?? null;
  const { conversations, messages, allowance, writing } = page;
  const running =
    writing && conversationId ? { [writing.answerId]: { ...writing, conversationId, parts: [] } } : {};
  return { conversationId, conversations, messages, allowance, running };
}

/** Runs once for each new reply of a fetcher. */
function useReplies(reply: ChatReply | undefined, handle: (reply: ChatReply) => void): void {
  const handled = useRef<ChatReply>();
  const latest = useRef(handle);
  latest.current = handle;
  useEffect(() => {
    if (!reply || handled.current === reply) return;
    handled.current = reply;
    latest.current(reply);
  }, [reply]);
}
