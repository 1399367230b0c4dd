import { useNavigate } from "@remix-run/react";
import { type Dispatch, useEffect, useRef, useState } from "react";
import type { OutgoingMessage } from "#app/features/chat/message/message.tsx";
import { type Category, MAX_MESSAGE_CHARACTERS } from "#app/features/chat/model/catalog.ts";
import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";
import { useOutbox } from "#app/features/chat/outbox/use-outbox.tsx";
import { isSettled } from "./chat-path.ts";
import type { ChatEvent, ChatState } from "./chat-state.ts";
import { useAskForm } from "./use-asking.tsx";
import {
  clearSubmitted,
  readSubmitted,
  type SubmittedMessage,
  saveDraft,
  saveSubmitted,
  useDraft,
} from "./use-draft.tsx";

type Sending = {
  userId: string;
  /** The conversation that the page was read for. */
  pageId: string | null;
  state: ChatState;
  dispatch: Dispatch<ChatEvent>;
  connected: boolean;
  signedOut: boolean;
  /** What a form without script was refused. */
  refused: Unsent | null;
  /** The session has ended while these words were on their way. */
  requireSignIn(text: string): void;
  showRefusal(refusal: ChatRefusal): void;
  /** The answer ended, or never began: Stop is over. */
  over(): void;
  onEdited(): void;
};

/** Words that were not taken; `refusal`: why, where nothing else says it. */
export type Unsent = { refusal: ChatRefusal | null; text: string };

type SendOptions = { category?: Category };

export const pathOf = (conversationId: string | null): string =>
  conversationId ? `/chatbot/${conversationId}` : "/chatbot";

/** The words on their way to the companion: the draft, what was sent, what waits, and what became of it. */
export function useSending(sending: Sending) {
  const {
    userId,
    pageId,
    state,
    dispatch,
    connected,
    signedOut,
    requireSignIn,
    showRefusal,
    over,
    onEdited,
  } = sending;
  const navigate = useNavigate();
  const [outgoing, setOutgoing] = useState<OutgoingMessage | null>(null);
  const [unsent, setUnsent] = useState(sending.refused && { ...sending.refused, from: pageId });
  const { draft, keep: setDraft, show } = useDraft(userId, pageId, sending.refused?.text ?? "");
  /** The last message sent: where from, and under which id it may be sent again. */
  const sent = useRef<(SubmittedMessage & SendOptions) | null>(null);
  const running = Object.values(state.running).some(
    ({ conversationId }) => conversationId === state.conversationId,
  );

  /** The server has the message: what was kept of it here can go. */
  const taken = (from: string | null) => {
    saveDraft(userId, from, "");
    clearSubmitted(userId, from);
  };

  // the page was loaded anew while a message was on its way: it may have been taken, or not
  useEffect(() => {
    sent.current ??= readSubmitted(userId, pageId);
  }, [userId, pageId]);
  const arrived = state.messages.some(({ requestId }) => requestId && requestId === sent.current?.requestId);
  useEffect(() => {
    const before = sent.current;
    if (!arrived || before?.from !== pageId) return;
    saveDraft(userId, pageId, "");
    clearSubmitted(userId, pageId);
    show((words) => (words === before.text ? "" : words));
  }, [arrived, userId, pageId, show]);

  const asking = useAskForm({
    path: pathOf(pageId),
    onRefused: (reply) => {
      over();
      setOutgoing(null);
      const mine = reply.intent === "send" ? sent.current : null;
      const waits = reply.refusal === "chat.offline" || reply.refusal === "chat.signed_out";
      if (mine && waits) {
        const { from, ...message } = mine;
        outbox.add({ ...message, conversationId: from });
        taken(from);
        sent.current = null;
      } else if (mine && reply.text && mine.from === pageId) {
        // the field may stand in another conversation by now: its own words are not touched
        setDraft(reply.text);
      }
      if (reply.refusal === "chat.signed_out") return toSignIn(reply.text ?? "");
      if (mine && waits) return;
      const atField = reply.refusal === "chat.empty" || reply.refusal === "chat.too_long";
      if (mine) setUnsent({ refusal: atField ? reply.refusal : null, text: mine.text, from: mine.from });
      if (!mine || !atField) showRefusal(reply.refusal);
    },
    onAsked: ({ intent, conversation, message, path, answerId, allowance }) => {
      setOutgoing(null);
      const stayed = intent !== "send" || sent.current?.from === pageId;
      if (intent === "send") {
        taken(sent.current?.from ?? null);
        sent.current = null;
      }
      if (intent === "edit") onEdited();
      if (stayed) dispatch({ name: "conversation.opened", conversationId: conversation.id });
      dispatch({ name: "conversation.changed", conversation });
      dispatch({ name: "message.created", message, path });
      if (allowance) {
        dispatch({ name: "answer.charged", answerId, allowance });
        const conversationId = conversation.id;
        dispatch({ name: "answer.started", answerId, conversationId, questionId: message.id });
      }
      if (stayed && conversation.id !== pageId)
        navigate(pathOf(conversation.id), { replace: pageId === null });
    },
  });

  const answering = running || (asking.busy && !isSettled(state.messages, asking.requestId));
  const outbox = useOutbox({
    userId,
    ready: connected && !signedOut,
    busy: answering,
    onSignedOut: (text) => toSignIn(text),
    onRefused: showRefusal,
    onTaken: (one, conversationId) => {
      if (one.conversationId === null && pageId === null) navigate(pathOf(conversationId), { replace: true });
    },
  });
  /** G13: sign-in is not opened over a crisis message that waits with its card either. */
  const toSignIn = (text: string) => requireSignIn([...outbox.list.map((one) => one.text), text].join("\n"));
  const waiting = outbox.list.filter(({ conversationId }) => conversationId === pageId);

  const send = (text: string, { category }: SendOptions = {}) => {
    if (text.length > MAX_MESSAGE_CHARACTERS)
      return setUnsent({ refusal: "chat.too_long", text, from: pageId });
    // the same words again after a reply that never came: the server knows them by their id
    const before = sent.current?.from === pageId && sent.current.text === text ? sent.current : null;
    const requestId = before?.requestId ?? crypto.randomUUID();
    setUnsent(null);
    over();
    // what was written before it is sent before it
    if (!navigator.onLine || signedOut || waiting.length > 0) {
      outbox.add({ requestId, text, conversationId: pageId, category });
      sent.current = null;
      clearSubmitted(userId, pageId);
      setDraft("");
      if (signedOut) toSignIn(text);
      return;
    }
    sent.current = { from: pageId, text, requestId, ...(category && { category }) };
    saveSubmitted(userId, sent.current);
    setOutgoing({ requestId, text, state: "sending" });
    setDraft(text);
    show("");
    asking.submit(
      { intent: "send", requestId, text, ...(category && { category }) },
      pathOf(state.conversationId),
    );
  };

  return {
    asking,
    answering,
    draft,
    setDraft,
    unsent: unsent?.from === pageId ? unsent : null,
    send,
    outbox,
    /** Sent from this page and not yet known to be taken. */
    outgoing: outgoing && sent.current?.from === pageId ? outgoing : null,
    waiting,
  };
}
