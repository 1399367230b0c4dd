import type { ConversationView, FolderView, RoomEvent } from "#party/protocol.ts";

const DAY_MS = 86_400_000;

type Placed = Pick<ConversationView, "lastMessageAt" | "id">;

/** Newest first; of the same moment, as D1 orders them. */
const byAge = (a: Placed, b: Placed): number => b.lastMessageAt - a.lastMessageAt || (a.id < b.id ? 1 : -1);

/** What is read anew replaces what was known. */
export function withConversations(
  list: readonly ConversationView[],
  changed: readonly ConversationView[],
): ConversationView[] {
  const ids = new Set(changed.map(({ id }) => id));
  return [...list.filter(({ id }) => !ids.has(id)), ...changed].sort(byAge);
}

const withFolder = (folders: readonly FolderView[], changed: FolderView): FolderView[] =>
  [...folders.filter(({ id }) => id !== changed.id), changed].sort((a, b) => a.name.localeCompare(b.name));

/** What lay in it lies in the list again: a folder is never more than a place. */
const withoutFolder = (list: readonly ConversationView[], folderId: string): ConversationView[] =>
  list.map((conversation) =>
    conversation.folderId === folderId ? { ...conversation, folderId: null } : conversation,
  );

/** `lastMessageAt.id`, as the lists go on after it. */
const placeOf = (cursor: string): Placed => {
  const dot = cursor.indexOf(".");
  return { lastMessageAt: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
};

/** How far a tab's list reaches. */
export type Listed = {
  conversations: ConversationView[];
  folders: FolderView[];
  /** There are older ones after this one; null when all are here. */
  older: string | null;
};

/** A page tells of its newest conversations: what this tab has read beyond them stays. */
export function withPage(known: Listed, page: Listed): Listed {
  const end = page.older === null ? null : placeOf(page.older);
  const kept = known.conversations.filter((conversation) =>
    conversation.folderId === null
      ? !conversation.pinned && end !== null && byAge(end, conversation) < 0
      : page.folders.some(({ id }) => id === conversation.folderId),
  );
  const further =
    end !== null && (known.older === null || byAge(end, placeOf(known.older)) < 0) && kept.length > 0;
  return {
    conversations: withConversations(kept, page.conversations),
    folders: page.folders,
    older: further ? known.older : page.older,
  };
}

/** Older ones, or a folder's, were read; without `older` the list itself reaches no further. */
export type ListRead = { name: "list.read"; conversations: ConversationView[]; older?: string | null };

type ListEvent =
  | ListRead
  | Extract<
      RoomEvent,
      { name: "conversation.changed" | "conversation.deleted" | "folder.changed" | "folder.deleted" }
    >;

/** One step of the list. Told the same thing twice, it stays the same. */
export function listAfter({ conversations, folders, older }: Listed, event: ListEvent): Listed {
  switch (event.name) {
    case "conversation.changed":
      return { conversations: withConversations(conversations, [event.conversation]), folders, older };
    case "conversation.deleted":
      return { conversations: conversations.filter(({ id }) => id !== event.conversationId), folders, older };
    case "list.read":
      return {
        conversations: withConversations(conversations, event.conversations),
        folders,
        older: event.older === undefined ? older : event.older,
      };
    case "folder.changed":
      return { conversations, folders: withFolder(folders, event.folder), older };
    case "folder.deleted":
      return {
        conversations: withoutFolder(conversations, event.folderId),
        folders: folders.filter(({ id }) => id !== event.folderId),
        older,
      };
  }
}

export type ThreadGroups = {
  pinned: ConversationView[];
  folders: { folder: FolderView; entries: ConversationView[] }[];
  today: ConversationView[];
  week: ConversationView[];
  earlier: ConversationView[];
};

/** @param begun when the member's day began, epoch ms */
export function groupsOf(
  conversations: readonly ConversationView[],
  folders: readonly FolderView[],
  begun: number,
): ThreadGroups {
  const known = new Set(folders.map(({ id }) => id));
  const loose = conversations.filter(
    ({ pinned, folderId }) => !pinned && (folderId === null || !known.has(folderId)),
  );
  const week = begun - 6 * DAY_MS;
  return {
    pinned: conversations.filter(({ pinned }) => pinned),
    folders: folders.map((folder) => ({
      folder,
      entries: conversations.filter(({ pinned, folderId }) => !pinned && folderId === folder.id),
    })),
    today: loose.filter(({ lastMessageAt }) => lastMessageAt >= begun),
    week: loose.filter(({ lastMessageAt }) => lastMessageAt < begun && lastMessageAt >= week),
    earlier: loose.filter(({ lastMessageAt }) => lastMessageAt < week),
  };
}
