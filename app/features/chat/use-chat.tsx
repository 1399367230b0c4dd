import { useFetcher, useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useReducer, useRef, useState } from "react";
import { useLanguage } from "#app/ui/language.tsx";
import { showToast } from "#app/ui/toasts.ts";
import type { MessageView } from "#party/protocol.ts";
import type { Category } from "./catalog.ts";
import { type ChatState, chatState, writingOf } from "./chat-state.ts";
import { refusalCopy, refusalLine } from "./copy.ts";
import type { OutgoingMessage } from "./message.tsx";
import type { ChatRefusal } from "./refusals.ts";
import type { ChatReply } from "./reply.ts";
import { useGreeting, usePolling } from "./use-chat-reading.tsx";
import { forgetSent, keepDraft, keepSent, readSent, type SentMessage, useDraft } from "./use-draft.tsx";
import { useLiveChat } from "./use-live-chat.tsx";
import { useStop } from "./use-stop.tsx";

export type ChatPageData = Omit<ChatState, "running" | "conversationId"> & {
  userId: string;
  conversation: { id: string } | null;
  writing: { answerId: string; questionId: string } | null;
};

type SendOptions = { category?: Category };

const pathOf = (conversationId: string | null): string =>
  conversationId ? `/chatbot/${conversationId}` : "/chatbot";

/** The chat page's state and deeds; the views get plain values. */
export function useChat(page: ChatPageData) {
  const pageId = page.conversation?.id ?? null;
  const language = useLanguage();
  const tell = (refusal: ChatRefusal) => showToast({ ...refusalCopy[language][refusal], tone: "danger" });
  const [state, dispatch] = useReducer(chatState, page, initial);
  const [outgoing, setOutgoing] = useState<OutgoingMessage | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { draft, keep: setDraft, show } = useDraft(page.userId, pageId);
  /** The last message sent: where from, and under which id it may be sent again. */
  const sent = useRef<SentMessage | null>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const sending = useFetcher<ChatReply>({ key: "chat-send" });
  const writing = writingOf(state);
  const stop = useStop(writing?.answerId ?? null, pathOf(pageId));

  const live = useLiveChat({
    userId: page.userId,
    dispatch,
    onMissed: revalidate,
    onDeleted: (conversationId) => {
      if (conversationId === pageId) navigate("/chatbot", { replace: true });
    },
    onFinished: (outcome) => {
      stop.over();
      if (outcome === "failed" || outcome === "interrupted") tell("chat.failed");
    },
  });

  const alone = useRef(false);
  alone.current = live.connection !== "connected";
  useEffect(() => {
    const { conversations, folders, older, messages, turns, hasOlder, allowance } = page;
    dispatch({
      name: "page.loaded",
      page: { conversationId: pageId, conversations, folders, older, messages, turns, hasOlder, allowance },
      writing: page.writing,
      alone: alone.current,
    });
  }, [page, pageId]);

  /** The server has the message: what was kept of it here can go. */
  const taken = (from: string | null) => {
    keepDraft(page.userId, from, "");
    forgetSent(page.userId, from);
  };

  // the page was loaded anew while a message was on its way: it may have been taken, or not
  useEffect(() => {
    sent.current ??= readSent(page.userId, pageId);
  }, [page.userId, pageId]);
  const arrived = state.messages.some(({ requestId }) => requestId && requestId === sent.current?.requestId);
  useEffect(() => {
    const before = sent.current;
    if (!arrived || before?.from !== pageId) return;
    keepDraft(page.userId, pageId, "");
    forgetSent(page.userId, pageId);
    show((words) => (words === before.text ? "" : words));
  }, [arrived, page.userId, pageId, show]);

  useReplies(stop.reply, (reply) => {
    if (reply.ok) return;
    stop.over();
    tell(reply.refusal);
  });

  useReplies(sending.data, (reply) => {
    if (!reply.ok) {
      stop.over();
      setOutgoing(null);
      // the field may stand in another conversation by now: its own words are not touched
      if (reply.text && sent.current?.from === pageId) setDraft(reply.text);
      if (reply.refusal === "chat.empty" || reply.refusal === "chat.too_long") {
        return setError(refusalLine(reply.refusal, language));
      }
      return tell(reply.refusal);
    }
    if (reply.intent !== "send" && reply.intent !== "retry") return;
    setOutgoing(null);
    if (reply.intent === "send") taken(sent.current?.from ?? null);
    const stayed = reply.intent === "retry" || sent.current?.from === pageId;
    sent.current = null;
    const { conversation, message, path, answerId, allowance } = reply;
    if (stayed) dispatch({ name: "conversation.opened", conversationId: conversation.id });
    dispatch({ name: "conversation.changed", conversation });
    dispatch({ name: "message.created", message, path });
    // a reply that comes after its answer has ended tells of a count that has moved on
    if (allowance && !state.ended?.includes(answerId)) {
      dispatch({ name: "allowance.changed", allowance });
      dispatch({ name: "answer.started", answerId, conversationId: conversation.id, questionId: message.id });
    }
    if (stayed && conversation.id !== pageId) navigate(pathOf(conversation.id), { replace: pageId === null });
  });

  useGreeting(pageId && pathOf(pageId), page.messages.length === 0);
  usePolling(live.connection !== "connected" && writing !== null);

  const send = (text: string, { category }: SendOptions = {}) => {
    // the same words again after a reply that never came: the server knows them by their id
    const before = sent.current?.from === pageId && sent.current.text === text ? sent.current : null;
    const requestId = before?.requestId ?? crypto.randomUUID();
    sent.current = { from: pageId, text, requestId };
    keepSent(page.userId, sent.current);
    setError(null);
    stop.over();
    setOutgoing({ requestId, text, state: "sending" });
    setDraft(text);
    show("");
    sending.submit(
      { intent: "send", via: "script", requestId, text, ...(category && { category }) },
      { method: "post", action: pathOf(state.conversationId) },
    );
  };

  // the room may tell of the message before the reply does, or instead of it
  const answering = writing !== null || (sending.state !== "idle" && !arrived);

  return {
    state,
    writing,
    live,
    draft,
    setDraft,
    error,
    stopping: stop.stopping && answering,
    outgoing:
      outgoing &&
      sent.current?.from === pageId &&
      !state.messages.some(({ requestId }) => requestId === outgoing.requestId)
        ? [outgoing]
        : [],
    answering,
    send,
    stop: stop.stop,
    /** Asks again for the question behind a message that was not, or not wholly, answered. */
    retry: (message: MessageView) => {
      const at = state.messages.findIndex(({ id }) => id === message.id);
      const question = state.messages.slice(0, at + 1).findLast(({ role }) => role === "user");
      if (!question) return;
      stop.over();
      sending.submit(
        { intent: "retry", via: "script", questionId: question.id },
        { method: "post", action: pathOf(pageId) },
      );
    },
  };
}

function initial(page: ChatPageData): ChatState {
  const conversationId = page.conversation?.id ?? null;
  const { conversations, folders, older, messages, turns, hasOlder, allowance, writing } = page;
  const running =
    writing && conversationId ? { [writing.answerId]: { ...writing, conversationId, parts: [] } } : {};
  return { conversationId, conversations, folders, older, messages, turns, hasOlder, allowance, running };
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
