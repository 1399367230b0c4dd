import { useNavigate } from "@remix-run/react";
import { useEffect, useReducer, useRef, useState } from "react";
import { lazyViews } from "#app/features/chat/lazy/lazy-views.tsx";
import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useLanguage } from "#app/ui/words/language.tsx";
import type { MessageView } from "#party/protocol.ts";
import { isBehind, questionBefore, shownMessages } from "./chat-path.ts";
import { type ChatState, chatState, writingOf } from "./chat-state.ts";
import { useGreeting, usePolling } from "./use-chat-reading.tsx";
import { useEditing } from "./use-editing.tsx";
import { useLiveChat } from "./use-live-chat.tsx";
import { pathOf, type Unsent, useSending } from "./use-sending.tsx";
import { useStop } from "./use-stop.tsx";
import { useVersions } from "./use-versions.tsx";

export type ChatPageData = Omit<ChatState, "running" | "conversationId"> & {
  userId: string;
  conversation: { id: string } | null;
  writing: { answerId: string; questionId: string } | null;
  /** What was asked for is not the member's, or not there any more. */
  missing: boolean;
};

/**
 * The chat page's state and actions; the views get plain values.
 * @param refused what a form without script was refused
 */
export function useChat(page: ChatPageData, refused: Unsent | null) {
  const { userId } = page;
  const pageId = page.conversation?.id ?? null;
  const language = useLanguage();
  const showRefusal = (refusal: ChatRefusal) =>
    void lazyViews.refusal().then(({ showRefusalToast }) => showRefusalToast(refusal, language));
  const [state, dispatch] = useReducer(chatState, page, initial);
  const [signedOut, setSignedOut] = useState(false);
  const navigate = useNavigate();
  const writing = writingOf(state);
  const stop = useStop(writing?.answerId ?? null, pathOf(pageId));
  const versions = useVersions(state, pathOf(pageId), showRefusal);
  const editing = useEditing(userId, state);

  /** The session has ended: sign-in opens over the page, which stays, and leads back to it. */
  const openSignIn = () => {
    setSignedOut(true);
    const returnTo = location.pathname;
    void lazyViews.signIn().then(
      ({ openAccount }) => openAccount({ mode: "login", source: "modal", returnTo }),
      () => location.assign(`/auth?${new URLSearchParams({ mode: "login", return_to: returnTo })}`),
    );
  };

  /** G13: sign-in does not stand over the help that a crisis message has; the way to it stands beside. */
  const requireSignIn = async (text: string) => {
    setSignedOut(true);
    const isCrisis = await lazyViews.outbox().then(
      ({ isCrisisText }) => isCrisisText(text),
      () => false,
    );
    if (!isCrisis) openSignIn();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was read
  useEffect(() => {
    if (page.missing) showRefusal("chat.not_found");
  }, [page]);

  const latest = useRef(state);
  latest.current = state;
  const live = useLiveChat({
    userId,
    dispatch,
    onMissed: revalidateSoon,
    onEvent: (event) => {
      if (isBehind(latest.current, event)) revalidateSoon();
    },
    onSignedOut: () => setSignedOut(true),
    onDeleted: (conversationId) => {
      if (conversationId === pageId) navigate("/chatbot", { replace: true });
    },
    onFinished: (outcome) => {
      stop.over();
      if (outcome === "failed" || outcome === "interrupted") showRefusal("chat.failed");
    },
  });

  const alone = useRef(false);
  alone.current = live.connection !== "connected";
  useEffect(() => {
    const { conversations, folders, older, messages, pathRevision, hasOlder, allowance } = page;
    dispatch({
      name: "page.loaded",
      page: {
        conversationId: pageId,
        conversations,
        folders,
        older,
        messages,
        pathRevision,
        hasOlder,
        allowance,
      },
      writing: page.writing,
      alone: alone.current,
    });
  }, [page, pageId]);

  useReplies(stop.reply, (reply) => {
    if (reply.ok) return;
    stop.over();
    if (reply.refusal === "chat.signed_out") return openSignIn();
    showRefusal(reply.refusal);
  });

  const sending = useSending({
    userId,
    pageId,
    state,
    dispatch,
    connected: live.connection === "connected",
    signedOut,
    refused,
    requireSignIn: (text) => void requireSignIn(text),
    showRefusal,
    over: stop.over,
    onEdited: editing.taken,
  });
  const { asking, answering, outgoing } = sending;

  useGreeting(pageId && pathOf(pageId), page.messages.length === 0);
  usePolling(live.connection !== "connected" && writing !== null && !signedOut);

  const view = shownMessages(state, asking, writing);
  const waiting = sending.waiting.filter(({ requestId }) => !view.has(requestId));
  return {
    state,
    /** The member has said something here. */
    begun:
      state.hasOlder ||
      outgoing !== null ||
      waiting.length > 0 ||
      state.messages.some(({ role }) => role === "user"),
    messages: view.messages,
    streaming: view.streaming,
    writing,
    live,
    dispatch,
    versions,
    editing,
    sending,
    signedOut,
    openSignIn,
    stopping: stop.stopping && answering,
    outgoing: [
      ...(view.edited ? [view.edited] : []),
      ...(outgoing && !view.has(outgoing.requestId) ? [outgoing] : []),
    ],
    waiting,
    answering,
    stop: stop.stop,
    /** Asks again for the question behind a message that was not, or not wholly, answered. */
    retry: (message: MessageView) => {
      const question = questionBefore(state.messages, message.id);
      stop.over();
      if (question) asking.submit({ intent: "retry", questionId: question.id });
    },
    /** Asks for another version of an answer. */
    again: (message: MessageView) => {
      const question = questionBefore(state.messages, message.id);
      if (!question) return;
      const seen = state.messages[state.messages.indexOf(question) + 1]?.versions ?? 1;
      stop.over();
      asking.submit({ intent: "again", questionId: question.id, seen: `${seen}` });
    },
    /** Says a question differently. */
    say: (messageId: string, text: string) => {
      stop.over();
      asking.submit({ intent: "edit", messageId, text, requestId: editing.keep(messageId, text) });
    },
  };
}

function initial(page: ChatPageData): ChatState {
  const conversationId = page.conversation?.id ?? null;
  const { conversations, folders, older, messages, pathRevision, hasOlder, allowance, writing } = page;
  const running =
    writing && conversationId ? { [writing.answerId]: { ...writing, conversationId, parts: [] } } : {};
  return {
    conversationId,
    conversations,
    folders,
    older,
    messages,
    pathRevision,
    hasOlder,
    allowance,
    running,
  };
}
