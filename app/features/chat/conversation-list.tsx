import type { ReactNode } from "react";
import { dayBegan, type LocalDay, localDay } from "#app/core/local-day.ts";
import { categoryName } from "#app/features/chat/catalog.ts";
import { chatCopy } from "#app/features/chat/copy-screen.ts";
import { themeOf } from "#app/features/chat/hub-contexts.ts";
import { lastSpoken } from "#app/features/chat/last-spoken.ts";
import { Remembered } from "#app/platform/remembered.tsx";
import { Button } from "#app/ui/button.tsx";
import { useCopy, useLanguage } from "#app/ui/language.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ConversationView } from "#party/protocol.ts";

export type ConversationListProps = {
  /** Newest first. */
  conversations: readonly ConversationView[];
  currentId: string | null;
  /** The member's own, IANA. */
  timeZone: string;
  /** Epoch ms, the server's: both renderings must agree on what today is. */
  now: number;
  linkTo: (conversationId: string) => string;
  /** A form around `NewConversationButton`. */
  newConversation: ReactNode;
};

/** Entries that the server renders: what fits a screen. */
const FIRST_SIGHT = 12;

/** The member's conversations, today's apart from the earlier ones. */
export function ConversationList({
  conversations,
  now,
  timeZone,
  newConversation,
  currentId,
  linkTo,
}: ConversationListProps) {
  const copy = useCopy(chatCopy);
  const today = localDay(now, timeZone);
  const listed = useHydrated() ? conversations : conversations.slice(0, FIRST_SIGHT);
  const begun = dayBegan(now, timeZone);
  const groups = [
    { name: copy.today, entries: listed.filter(({ lastMessageAt }) => lastMessageAt >= begun) },
    { name: copy.earlier, entries: listed.filter(({ lastMessageAt }) => lastMessageAt < begun) },
  ].filter((group) => group.entries.length > 0);

  return (
    <>
      <div className="mx-4 mt-1.5 mb-2.5">{newConversation}</div>
      <nav className="conversations" aria-label={copy.yours}>
        {groups.length === 0 && <p className="conversations-empty">{copy.none}</p>}
        {groups.map((group) => (
          <section key={group.name} aria-label={group.name}>
            <h2>{group.name}</h2>
            <Remembered as="ul">
              {group.entries.map((conversation) => (
                <Entry
                  key={conversation.id}
                  conversation={conversation}
                  today={today}
                  timeZone={timeZone}
                  href={linkTo(conversation.id)}
                  current={conversation.id === currentId}
                />
              ))}
            </Remembered>
          </section>
        ))}
      </nav>
    </>
  );
}

type EntryProps = {
  conversation: ConversationView;
  today: LocalDay;
  timeZone: string;
  href: string;
  current: boolean;
};

/** A bare link, which the frame follows. */
function Entry({ conversation, today, timeZone, href, current }: EntryProps) {
  const { title, category, lastMessageAt } = conversation;
  const language = useLanguage();
  const when = lastSpoken(lastMessageAt, today, timeZone, language);
  return (
    <li>
      <a className="conversation" href={href} aria-current={current ? "page" : undefined}>
        <b>{title}</b>
        <span>{`${categoryName(themeOf(category), language)}, ${when}`}</span>
      </a>
    </li>
  );
}

/** To be set in a form that makes a conversation. */
export function NewConversationButton({ busy = false }: { busy?: boolean }) {
  return (
    <Button type="submit" variant="quiet" icon="square-pen" busy={busy} className="new-conversation">
      {useCopy(chatCopy).newConversation}
    </Button>
  );
}
