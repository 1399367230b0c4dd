import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { localDay } from "#app/core/local-day.ts";
import { categoryName } from "#app/features/chat/catalog.ts";
import { lastSpoken } from "#app/features/chat/last-spoken.ts";
import { Button } from "#app/ui/button.tsx";
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

/** The member's conversations, today's apart from the earlier ones. */
export function ConversationList({
  conversations,
  now,
  timeZone,
  newConversation,
  ...rest
}: ConversationListProps) {
  const today = localDay(now, timeZone);
  const isToday = (conversation: ConversationView) =>
    localDay(conversation.lastMessageAt, timeZone) === today;
  const groups = [
    { name: "Today", conversations: conversations.filter(isToday) },
    { name: "Earlier", conversations: conversations.filter((conversation) => !isToday(conversation)) },
  ].filter((group) => group.conversations.length > 0);

  return (
    <>
      <div className="mx-4 mt-1.5 mb-2.5">{newConversation}</div>
      <nav className="conversations" aria-label="Your conversations">
        {groups.length === 0 && <p className="conversations-empty">Your conversations will be kept here.</p>}
        {groups.map((group) => (
          <section key={group.name} aria-label={group.name}>
            <h2>{group.name}</h2>
            <ul>
              {group.conversations.map((conversation) => (
                <Entry key={conversation.id} {...rest} {...{ conversation, now, timeZone }} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}

type EntryProps = Pick<ConversationListProps, "currentId" | "timeZone" | "now" | "linkTo"> & {
  conversation: ConversationView;
};

function Entry({ conversation, currentId, timeZone, now, linkTo }: EntryProps) {
  const when = lastSpoken(conversation.lastMessageAt, now, timeZone);
  return (
    <li>
      <Link
        className="conversation"
        to={linkTo(conversation.id)}
        aria-current={conversation.id === currentId ? "page" : undefined}
      >
        <b>{conversation.title}</b>
        <span>
          {categoryName(conversation.category)}, {when}
        </span>
      </Link>
    </li>
  );
}

/** To be set in a form that makes a conversation. */
export function NewConversationButton({ busy = false }: { busy?: boolean }) {
  return (
    <Button type="submit" variant="quiet" icon="square-pen" busy={busy} className="new-conversation">
      New conversation
    </Button>
  );
}
