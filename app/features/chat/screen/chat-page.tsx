import { Form, useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { lazyView } from "#app/document/frame/later.tsx";
import { lazyViews, preloadViews } from "#app/features/chat/lazy/lazy-views.tsx";
import { MessageLog } from "#app/features/chat/log/message-log.tsx";
import type { MessageAction } from "#app/features/chat/message/message-tools.tsx";
import type { ChatReply } from "#app/features/chat/model/reply.ts";
import { type ChatPageData, useChat } from "#app/features/chat/state/use-chat.tsx";
import { pathOf } from "#app/features/chat/state/use-sending.tsx";
import {
  ConversationList,
  NewConversationButton,
} from "#app/features/chat/threads/screen/conversation-list.tsx";
import { ThreadTools, useThreadTools } from "#app/features/chat/threads/screen/use-thread-tools.tsx";
import { MemberMenu } from "#app/features/member/menu/member-menu.tsx";
import type { Role } from "#app/features/member/roles.ts";
import { useLanguage } from "#app/ui/words/language.tsx";
import type { MessageView } from "#party/protocol.ts";
import { ChatFoot } from "./chat-foot.tsx";
import { ChatFrame } from "./chat-frame.tsx";
import { useHubContext } from "./use-hub-context.tsx";
import { useKeys } from "./use-keys.tsx";
import { useWholeAnswers } from "./whole-answers.tsx";
import { ComposerArea } from "./writing.tsx";
import "#app/features/chat/styles/chat-screen.css";

const KeysDialog = lazy(lazyViews.keys);
const HelloPanel = import.meta.env.SSR
  ? (await lazyViews.hello()).default
  : lazyView(".starters", lazyViews.hello);

type ChatPageProps = {
  page: ChatPageData & {
    member: { firstName: string; timeZone: string; role: Role | null; subscribed: boolean };
    companion: "finder" | "model";
    /** When the member's day began, epoch ms. */
    now: number;
    /** For the form without script: the same page sends its words once. */
    requestId: string;
  };
  /** What a form sent without script was answered. */
  reply: ChatReply | undefined;
};

/** The companion's screen: the views with their state. */
export function ChatPage({ page, reply }: ChatPageProps) {
  const { member } = page;
  const refused = reply && !reply.ok ? reply : null;
  const chat = useChat(page, refused && { refusal: refused.refusal, text: refused.text ?? "" });
  useHubContext();
  useEffect(preloadViews, []);
  const { state, live, versions, editing } = chat;
  const tools = useThreadTools();
  const { outbox } = chat.sending;
  const language = useLanguage();
  const { hash } = useLocation();
  const whole = useWholeAnswers();
  const keys = useKeys({ answering: chat.answering, onStop: chat.stop });
  const { now, requestId } = page;
  const { ask, editing: renaming } = tools;
  // the same element while words are written beside it: the list may have five thousand rows
  const conversations = useMemo(
    () => (
      <ConversationList
        conversations={state.conversations}
        folders={state.folders}
        more={state.older !== null}
        ask={ask}
        editing={renaming}
        currentId={state.conversationId}
        timeZone={member.timeZone}
        now={now}
        linkTo={pathOf}
        newConversation={
          <Form method="post" action="/chatbot">
            <input type="hidden" name="intent" value="start" />
            <input type="hidden" name="requestId" value={`${requestId}-start`} />
            <NewConversationButton />
          </Form>
        }
      />
    ),
    [
      state.conversations,
      state.folders,
      state.older,
      state.conversationId,
      ask,
      renaming,
      member.timeZone,
      now,
      requestId,
    ],
  );
  const action = (name: MessageAction, message: MessageView) => {
    if (name === "copy") void lazyViews.copy().then((copy) => copy.copyMessage(message, language));
    else if (name === "again") chat.again(message);
    else if (name === "edit") editing.open(message.id);
    else versions.show(message.id, message.version + (name === "next" ? 1 : -1), name);
  };
  const waiting = {
    list: chat.waiting,
    conditions: {
      signedOut: chat.signedOut,
      connected: live.connection === "connected",
      answering: chat.answering,
      all: outbox.list,
      late: outbox.late,
    },
    onAgain: outbox.sendAgain,
    onCancel: (id: string) => void outbox.takeBack(id),
    onEdit: async (id: string) => {
      const taken = await outbox.takeBack(id);
      if (taken) chat.sending.setDraft([chat.sending.draft, taken.text].filter(Boolean).join("\n"));
    },
  };
  const { id: editedId } = editing;
  const edited = editedId !== null && {
    id: editedId,
    userId: page.userId,
    busy: chat.answering,
    refused: editing.refused,
    onSay: (text: string) => chat.say(editedId, text),
    onCancel: editing.cancel,
  };
  const hello = (
    <HelloPanel
      firstName={member.firstName}
      greeted={chat.messages.length > 0}
      action={pathOf(state.conversationId)}
      requestId={page.requestId}
      onStart={(text, category) => chat.sending.send(text, { category })}
      disabled={chat.answering}
    />
  );
  return (
    <ChatFrame
      subscribed={member.subscribed}
      connection={live.connection}
      gaveUp={live.gaveUp}
      onReconnect={live.reconnect}
      conversations={conversations}
      account={<MemberMenu userId={page.userId} name={member.firstName} />}
      foot={
        <ChatFoot allowance={state.allowance} finder={page.companion === "finder"}>
          <ComposerArea chat={chat} userId={page.userId} requestId={page.requestId} onKeys={keys.open} />
        </ChatFoot>
      }
    >
      {tools.wanted && (
        <Suspense fallback={null}>
          <ThreadTools
            asked={tools.asked}
            onDone={() => tools.ask(null)}
            onEdit={tools.edit}
            state={state}
            dispatch={chat.dispatch}
            timeZone={member.timeZone}
          />
        </Suspense>
      )}
      {state.conversationId !== null || chat.begun ? (
        <MessageLog
          conversationId={state.conversationId}
          messages={chat.messages}
          hash={hash}
          earlier={{ state, dispatch: chat.dispatch, show: versions.show }}
          outgoing={chat.outgoing}
          streaming={chat.streaming && (whole ? { ...chat.streaming, parts: [] } : chat.streaming)}
          waiting={waiting}
          editing={edited || null}
          beginning={!chat.begun && chat.messages.length > 0 && hello}
          onAction={action}
          onRetry={chat.retry}
        />
      ) : (
        hello
      )}
      {keys.shown && (
        <Suspense fallback={null}>
          <KeysDialog onClose={keys.close} />
        </Suspense>
      )}
    </ChatFrame>
  );
}
