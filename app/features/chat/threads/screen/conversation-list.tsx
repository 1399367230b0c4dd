import { memo, type ReactNode } from "react";
import { dayStart, type LocalDay, localDay } from "#app/core/local-day.ts";
import { CachedMarkup } from "#app/document/remembered/remembered.tsx";
import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { categoryName } from "#app/features/chat/model/catalog.ts";
import { themeOf } from "#app/features/chat/model/hub-contexts.ts";
import { groupsOf } from "#app/features/chat/model/thread-list.ts";
import { listCopy } from "#app/features/chat/threads/copy-list.ts";
import { lastMessageTime } from "#app/features/chat/threads/screen/last-spoken.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { ConversationView, FolderView } from "#party/protocol.ts";
import { type Editing, listHandles, type ThreadToolInput } from "./use-thread-tools.tsx";

export type ConversationListProps = Handles & {
  /** Newest first. */
  conversations: readonly ConversationView[];
  folders: readonly FolderView[];
  /** There are older ones. */
  more: boolean;
  currentId: string | null;
  /** The member's own, IANA. */
  timeZone: string;
  /** Epoch ms, the server's: both renderings must agree on what today is. */
  now: number;
  linkTo: (conversationId: string) => string;
  /** A form around `NewConversationButton`. */
  newConversation: ReactNode;
};

type Handles = { ask: (asked: ThreadToolInput) => void; editing: Editing | null };

/** Entries that the server renders: what fits a screen. */
const FIRST_SIGHT = 12;

/** The member's conversations: pinned, in folders, and by age. */
export function ConversationList(props: ConversationListProps) {
  const { conversations, folders, more, now, timeZone, newConversation, ask } = props;
  const copy = useCopy(chatCopy);
  const words = useCopy(listCopy);
  const listed = useHydrated() ? conversations : conversations.slice(0, FIRST_SIGHT);
  const groups = groupsOf(listed, folders, dayStart(now, timeZone));
  const rows = { ...props, today: localDay(now, timeZone) };

  return (
    <>
      <div className="list-head">
        {newConversation}
        <button
          type="button"
          className="list-search"
          onClick={({ currentTarget: from }) => ask({ what: "search", from })}
        >
          {words.search}
        </button>
      </div>
      <nav className="conversations" aria-label={copy.yours} {...listHandles(ask)}>
        {conversations.length + folders.length === 0 && <p className="conversations-empty">{copy.none}</p>}
        <Group name={words.pinned} entries={groups.pinned} {...rows} />
        {groups.folders.map(({ folder, entries }) => (
          <Folder key={folder.id} folder={folder} entries={entries} {...rows} />
        ))}
        <Group name={copy.today} entries={groups.today} {...rows} />
        <Group name={words.week} entries={groups.week} {...rows} />
        <Group name={words.earlier} entries={groups.earlier} {...rows} />
        {more && (
          <Button variant="bare" className="list-older" onClick={() => ask({ what: "older" })}>
            {words.older}
          </Button>
        )}
      </nav>
    </>
  );
}

type RowsProps = Pick<ConversationListProps, "timeZone" | "currentId" | "linkTo" | "editing" | "ask"> & {
  today: LocalDay;
  entries: readonly ConversationView[];
};

const Group = ({ name, ...rows }: RowsProps & { name: string }) =>
  rows.entries.length > 0 && (
    <section aria-label={name}>
      <h2>{name}</h2>
      <Rows {...rows} />
    </section>
  );

/** Closed until it is opened; then what lies in it is read. */
function Folder({ folder, ...rows }: RowsProps & { folder: FolderView }) {
  const words = useCopy(listCopy);
  return (
    // the handle stands outside: a closed folder hides what is in it
    <div className="folder">
      <details
        onToggle={({ currentTarget }) => currentTarget.open && rows.ask({ what: "inside", id: folder.id })}
      >
        <summary dir="auto">{folder.name}</summary>
        {rows.entries.length > 0 ? <Rows {...rows} /> : <p className="conversations-empty">{words.empty}</p>}
      </details>
      <button
        type="button"
        className="conversation-more"
        aria-haspopup="menu"
        aria-label={words.options(folder.name)}
        data-options={`folder:${folder.id}`}
      />
    </div>
  );
}

function Rows({ entries, today, timeZone, currentId, linkTo, editing }: RowsProps) {
  return (
    <CachedMarkup as="ul">
      {entries.map((conversation) => (
        <Entry
          key={conversation.id}
          conversation={conversation}
          today={today}
          timeZone={timeZone}
          href={linkTo(conversation.id)}
          current={conversation.id === currentId}
          field={editing?.id === conversation.id ? editing.field : undefined}
        />
      ))}
    </CachedMarkup>
  );
}

type EntryProps = {
  conversation: ConversationView;
  today: LocalDay;
  timeZone: string;
  href: string;
  current: boolean;
  /** Its title is being written anew. */
  field?: ReactNode;
};

/**
 * A bare link, which the frame follows; its handle is one too, to a page of the same actions, until script is there.
 * Drawn anew only when something of its own has changed: there may be five thousand.
 */
const Entry = memo(function Entry({ conversation, today, timeZone, href, current, field }: EntryProps) {
  const { id, title, category, lastMessageAt } = conversation;
  const language = useLanguage();
  const words = useCopy(listCopy);
  if (field) return <li>{field}</li>;
  const when = lastMessageTime(lastMessageAt, today, timeZone, language);
  return (
    <li>
      <a className="conversation" href={href} aria-current={current ? "page" : undefined}>
        <b dir="auto">{title}</b>
        <span>{`${categoryName(themeOf(category), language)}, ${when}`}</span>
      </a>
      {/* biome-ignore lint/a11y/useAnchorContent: its name is its label */}
      {/* biome-ignore lint/a11y/useSemanticElements: a link until script is there, to a page of the same actions */}
      <a
        className="conversation-more"
        role="button"
        aria-haspopup="menu"
        aria-label={words.options(title)}
        href={`/conversations/${id}`}
        data-options={`conversation:${id}`}
      />
    </li>
  );
});

/** To be set in a form that makes a conversation. */
export function NewConversationButton({ busy = false }: { busy?: boolean }) {
  return (
    <Button type="submit" variant="quiet" icon="square-pen" busy={busy} className="new-conversation">
      {useCopy(chatCopy).newConversation}
    </Button>
  );
}
