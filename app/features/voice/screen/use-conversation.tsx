import { useNavigate } from "@remix-run/react";
import { useEffect, useReducer, useRef, useState } from "react";
import type { Part } from "#app/features/chat/model/parts.ts";
import { type ChatState, chatState } from "#app/features/chat/state/chat-state.ts";
import type { ChatPageData } from "#app/features/chat/state/use-chat.tsx";
import { usePolling } from "#app/features/chat/state/use-chat-reading.tsx";
import { useLiveChat } from "#app/features/chat/state/use-live-chat.tsx";
import { useStop } from "#app/features/chat/state/use-stop.tsx";
import type { TranscribeReply } from "#app/features/voice/model/reply.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import type { MessageView } from "#party/protocol.ts";

/** The last thing that was asked, and what has come of its answer. */
export type Exchange = {
  question: MessageView;
  answer: { id: string; parts: readonly Part[]; isWhole: boolean; state: MessageView["state"] } | null;
};

export const voicePath = (conversationId: string | null): string =>
  conversationId ? `/voice-chat/${conversationId}` : "/voice-chat";

const initial = (page: ChatPageData): ChatState => {
  const { conversation, writing, userId: _userId, missing: _missing, ...rest } = page;
  const running =
    writing && conversation
      ? { [writing.answerId]: { ...writing, conversationId: conversation.id, parts: [] } }
      : {};
  return { ...rest, conversationId: conversation?.id ?? null, running };
};

/** The conversation as the chat has it, of which this page shows the end. */
export function useConversation(page: ChatPageData, onSignedOut: () => void) {
  const pageId = page.conversation?.id ?? null;
  const [state, dispatch] = useReducer(chatState, page, initial);
  const [signedOut, setSignedOut] = useState(false);
  const navigate = useNavigate();
  const running = Object.values(state.running).find((one) => one.conversationId === state.conversationId);
  const stop = useStop(running?.answerId ?? null, `/chatbot/${state.conversationId ?? ""}`);
  const live = useLiveChat({
    userId: page.userId,
    dispatch,
    onMissed: revalidateSoon,
    onEvent: () => undefined,
    onSignedOut: () => {
      setSignedOut(true);
      onSignedOut();
    },
    onDeleted: (id) => {
      if (id === pageId) navigate("/voice-chat", { replace: true });
    },
    onFinished: () => stop.over(),
  });
  const alone = useRef(false);
  alone.current = live.connection !== "connected";
  useEffect(() => {
    const { conversation: _one, writing, userId: _userId, missing: _missing, ...rest } = page;
    const loaded = { ...rest, conversationId: pageId };
    dispatch({ name: "page.loaded", page: loaded, writing, alone: alone.current });
  }, [page, pageId]);
  usePolling(live.connection !== "connected" && running !== undefined && !signedOut);

  /** Sound was taken: what the chat does with the reply to written words. */
  const taken = (reply: Extract<TranscribeReply, { ok: true }>) => {
    const { conversation, message, path, answerId, allowance } = reply;
    dispatch({ name: "conversation.opened", conversationId: conversation.id });
    dispatch({ name: "conversation.changed", conversation });
    dispatch({ name: "message.created", message, path });
    if (allowance) {
      dispatch({ name: "answer.charged", answerId, allowance });
      dispatch({
        name: "answer.started",
        answerId,
        conversationId: conversation.id,
        questionId: message.id,
      });
    }
    if (conversation.id !== pageId) navigate(voicePath(conversation.id), { replace: true });
  };
  return {
    conversationId: state.conversationId,
    title: state.conversations.find(({ id }) => id === state.conversationId)?.title ?? null,
    allowance: state.allowance,
    exchange: lastExchange(state),
    writing: running !== undefined,
    taken,
    stop: stop.stop,
    signedOut,
  };
}

function lastExchange({ messages, running }: ChatState): Exchange | null {
  const at = messages.findLastIndex(({ role }) => role === "user");
  const question = messages[at];
  if (!question) return null;
  const writing = Object.values(running).find(({ questionId }) => questionId === question.id);
  if (writing)
    return {
      question,
      answer: { id: writing.answerId, parts: writing.parts, isWhole: false, state: "kept" },
    };
  const answer = messages[at + 1];
  return {
    question,
    answer: answer ? { id: answer.id, parts: answer.parts, isWhole: true, state: answer.state } : null,
  };
}
