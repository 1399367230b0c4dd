import { type FormEvent, useState } from "react";
import { lazyView } from "#app/document/frame/later.tsx";
import { isSpent } from "#app/features/chat/allowance/allowance.ts";
import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { lazyViews } from "#app/features/chat/lazy/lazy-views.tsx";
import type { Category } from "#app/features/chat/model/catalog.ts";
import { themeOf } from "#app/features/chat/model/hub-contexts.ts";
import type { useChat } from "#app/features/chat/state/use-chat.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Chip } from "#app/ui/controls/chip.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { Composer } from "./composer.tsx";

const RefusalLine = import.meta.env.SSR
  ? (await lazyViews.refusal()).default
  : lazyView(".field-error", lazyViews.refusal);
const ThemeChoice = import.meta.env.SSR
  ? (await lazyViews.themes()).default
  : lazyView(".themes", lazyViews.themes);
// what a document has refused stands there too, and may be a crisis message
const HelpFor = import.meta.env.SSR
  ? (await lazyViews.help()).default
  : lazyView(".field-error", lazyViews.help);
const LimitPanel = import.meta.env.SSR
  ? (await lazyViews.limit()).default
  : lazyView(".limit", lazyViews.limit);

type ComposerAreaProps = {
  chat: ReturnType<typeof useChat>;
  userId: string;
  requestId: string;
  onKeys: () => void;
};

/**
 * The composer; above it the theme of the first words, quick replies after an answer, help for a crisis message that was not
 * taken, and once the day's messages are used, what can be done (a ninth: X24).
 */
export function ComposerArea({ chat, userId, requestId, onKeys }: ComposerAreaProps) {
  const { sending, messages, answering, signedOut } = chat;
  const spent = isSpent(chat.state.allowance) && !answering;
  const copy = useCopy(chatCopy);
  const { conversationId, conversations } = chat.state;
  const [chosen, choose] = useState<{ for: string | null; theme: Category } | null>(null);
  const category = chosen?.for === conversationId ? chosen.theme : undefined;
  const begunAs = conversations.find(({ id }) => id === conversationId)?.category ?? "";
  const { unsent } = sending;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sending.send(sending.draft, chat.begun || !category ? {} : { category });
  };
  const last = messages.at(-1);
  const answered = last?.role === "assistant" && messages.some(({ role }) => role === "user");
  const quick = answered && !answering && !spent && chat.waiting.length === 0 && sending.draft === "";
  const mine = messages.findLast(({ role }) => role === "user");
  return (
    <>
      {spent && <LimitPanel userId={userId} />}
      {signedOut && (
        <p className="chat-sign-in">
          <Button onClick={chat.openSignIn}>{copy.signIn}</Button>
        </p>
      )}
      {unsent && <HelpFor text={unsent.text} />}
      {quick && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form's
        <div role="group" className="quick-replies" aria-label={copy.quickReplies}>
          {copy.quick.map((words) => (
            <Chip key={words} onClick={() => sending.send(words)}>
              {words}
            </Chip>
          ))}
        </div>
      )}
      <Composer
        draft={sending.draft}
        onDraft={sending.setDraft}
        onSubmit={submit}
        {...(conversationId === null && { action: "/chatbot" })}
        answering={answering}
        stopping={chat.stopping}
        onStop={chat.stop}
        onEditLast={() => mine && chat.editing.open(mine.id)}
        onKeys={onKeys}
        error={unsent?.refusal && <RefusalLine refusal={unsent.refusal} />}
      >
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="requestId" value={requestId} />
        {!chat.begun && (
          <ThemeChoice
            theme={category ?? themeOf(begunAs)}
            onChoose={(theme) => choose({ for: conversationId, theme })}
          />
        )}
      </Composer>
    </>
  );
}
