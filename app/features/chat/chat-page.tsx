import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { MemberMenu } from "#app/features/member/member-menu.tsx";
import type { Role } from "#app/features/member/roles.ts";
import { useLanguage } from "#app/ui/language.tsx";
import { ChatFoot } from "./chat-foot.tsx";
import { ChatFrame } from "./chat-frame.tsx";
import { Composer } from "./composer.tsx";
import { ConversationList, NewConversationButton } from "./conversation-list.tsx";
import { refusalLine } from "./copy.ts";
import { HelloPanel } from "./hello-panel.tsx";
import { LimitPanel } from "./limit-panel.tsx";
import { MessageLog } from "./message-log.tsx";
import type { ChatReply } from "./reply.ts";
import { type ChatPageData, useChat } from "./use-chat.tsx";
import { useHubContext } from "./use-hub-context.tsx";
import "#app/ui/chat.css";
import "#app/ui/log.css";
import "#app/ui/care.css";
import "#app/ui/composer.css";
import "#app/ui/chat-phone.css";

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
  const chat = useChat(page);
  useHubContext();
  const { state, live } = chat;
  const started = state.conversationId !== null || chat.outgoing.length > 0;
  const refused = reply && !reply.ok ? reply : null;
  const conversations = (
    <ConversationList
      conversations={state.conversations}
      currentId={state.conversationId}
      timeZone={member.timeZone}
      now={page.now}
      linkTo={(id) => `/chatbot/${id}`}
      newConversation={
        <Form method="post" action="/chatbot">
          <input type="hidden" name="intent" value="start" />
          <input type="hidden" name="requestId" value={`${page.requestId}-start`} />
          <NewConversationButton />
        </Form>
      }
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
          <Writing chat={chat} requestId={page.requestId} refused={refused} />
        </ChatFoot>
      }
    >
      {started ? (
        <MessageLog
          conversationId={state.conversationId}
          messages={state.messages}
          outgoing={chat.outgoing}
          streaming={chat.writing}
          onRetry={chat.retry}
          onResend={({ text }) => chat.send(text)}
        />
      ) : (
        <HelloPanel
          firstName={member.firstName}
          onStart={(text, category) => chat.send(text, { category })}
          disabled={chat.answering}
        />
      )}
    </ChatFrame>
  );
}

type Refused = Extract<ChatReply, { ok: false }>;

type WritingProps = { chat: ReturnType<typeof useChat>; requestId: string; refused: Refused | null };

/** The composer; above it, once the day's messages are used, what can be done. A ninth is answered by X24. */
function Writing({ chat, requestId, refused }: WritingProps) {
  const { used, allowed } = chat.state.allowance;
  const spent = allowed !== null && used >= allowed && !chat.answering;
  const language = useLanguage();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    chat.send(chat.draft);
  };
  return (
    <>
      {spent && <LimitPanel />}
      <Composer
        draft={chat.draft}
        onDraft={chat.setDraft}
        onSubmit={submit}
        answering={chat.answering}
        stopping={chat.stopping}
        onStop={chat.stop}
        error={chat.error ?? (refused && refusalLine(refused.refusal, language))}
      >
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="requestId" value={requestId} />
      </Composer>
    </>
  );
}
