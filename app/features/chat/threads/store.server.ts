import { and, asc, eq, gt, gte, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { rowsOf } from "#app/db/export-section.ts";
import { type Conversation, conversations, type Message, messages } from "#app/features/chat/model/tables.ts";
import { type Folder, folders, shares } from "./tables.ts";

const own = (userId: string, id: string) => and(eq(conversations.id, id), eq(conversations.userId, userId));

type Change = Partial<Pick<Conversation, "title" | "titleBy" | "folderId">>;

/** By id and owner (F20); empty when it is not the owner's, or has been deleted. */
export const changeConversation = (db: Database, userId: string, id: string, change: Change) =>
  db
    .update(conversations)
    .set(change)
    .where(and(own(userId, id), isNull(conversations.deletedAt)))
    .returning();

/** Aborts with `too_many_pinned`. One that is pinned keeps its place. */
export const pinConversationRow = (db: Database, userId: string, id: string, at: number | null) =>
  db
    .update(conversations)
    .set({ pinnedAt: at === null ? null : sql`coalesce(${conversations.pinnedAt}, ${at})` })
    .where(and(own(userId, id), isNull(conversations.deletedAt)))
    .returning();

/** From now on in no list, no search, and behind no link. Empty when it was deleted before. */
export const softDeleteConversation = (db: Database, userId: string, id: string, at: number) =>
  db
    .update(conversations)
    .set({ deletedAt: at })
    .where(and(own(userId, id), isNull(conversations.deletedAt)))
    .returning({ id: conversations.id });

/**
 * Harmless to one that is not deleted.
 * @param since what was deleted earlier is being erased, epoch ms
 */
export const restoreConversationRow = (db: Database, userId: string, id: string, since: number) =>
  db
    .update(conversations)
    .set({ deletedAt: null })
    .where(and(own(userId, id), or(isNull(conversations.deletedAt), gte(conversations.deletedAt, since))))
    .returning();

/** Whether it has been deleted or not. */
export const conversationIncludingDeleted = (db: Database, userId: string, id: string) =>
  db.select().from(conversations).where(own(userId, id)).limit(1);

/** Their messages, answers and shared copies go with them. */
export const eraseDeleted = (db: Database, before: number, most: number) =>
  db
    .delete(conversations)
    .where(
      sql`${conversations.id} IN (SELECT id FROM chatbot_conversations
        WHERE ${and(isNotNull(conversations.deletedAt), lt(conversations.deletedAt, before))} LIMIT ${most})`,
    )
    .returning({ id: conversations.id, userId: conversations.userId });

/** Fails on the name of another folder; aborts with `too_many_folders`. */
export const addFolder = (db: Database, row: Folder) => db.insert(folders).values(row).returning();

export const renameFolderRow = (db: Database, userId: string, id: string, name: string) =>
  db
    .update(folders)
    .set({ name })
    .where(and(eq(folders.id, id), eq(folders.userId, userId)))
    .returning();

/** The conversations in it stay. */
export const removeFolder = (db: Database, userId: string, id: string) =>
  db
    .delete(folders)
    .where(and(eq(folders.id, id), eq(folders.userId, userId)))
    .returning({ id: folders.id });

export const foldersOf = (db: Database, userId: string) =>
  db.select().from(folders).where(eq(folders.userId, userId)).orderBy(asc(folders.createdAt));

/** Rows that one statement brings. */
const PAGE = 250;

/** Every version of every message, in order, page by page. */
export const everyMessage = (db: Database, conversationId: string) =>
  rowsOf<Message>(
    (last) =>
      db
        .select()
        .from(messages)
        .where(
          and(
            eq(messages.conversationId, conversationId),
            last ? sql`(created_at, id) > (${last.createdAt}, ${last.id})` : undefined,
          ),
        )
        .orderBy(asc(messages.createdAt), asc(messages.id))
        .limit(PAGE),
    PAGE,
  );

type Sharing = {
  token: string;
  userId: string;
  conversationId: string;
  shownName: string | null;
  at: number;
};

/**
 * The path that is shown as it is at this moment, copied inside D1; without our greeting, which calls the member by
 * name. Nothing when it is not the owner's. Fails on `share_messages` when nothing has been said, on `share_size`.
 */
export const addShare = (db: Database, share: Sharing) =>
  db
    .insert(shares)
    .select(
      sql`SELECT ${share.token}, c.id, c.user_id, c.title, ${share.shownName}, (
          SELECT json_group_array(json_object('role', role, 'parts', json(parts), 'state', state)) FROM (
            SELECT role, parts, state FROM chatbot_messages
            WHERE conversation_id = c.id AND is_greeting = 0 AND shown = 1 ORDER BY created_at, id)), ${share.at}
        FROM chatbot_conversations c
        WHERE c.id = ${share.conversationId} AND c.user_id = ${share.userId} AND c.deleted_at IS NULL`,
    )
    .returning({ token: shares.token });

export const removeShare = (db: Database, userId: string, token: string) =>
  db
    .delete(shares)
    .where(and(eq(shares.token, token), eq(shares.userId, userId)))
    .returning({ conversationId: shares.conversationId });

const SHARE_VIEW = {
  token: shares.token,
  conversationId: shares.conversationId,
  title: shares.title,
  named: sql<boolean>`shown_name IS NOT NULL`.mapWith(Boolean).as("named"),
  createdAt: shares.createdAt,
};

/** For the archive: the next by token, whole. */
export const sharedAfter = (db: Database, userId: string, token: string) =>
  db
    .select()
    .from(shares)
    .where(and(eq(shares.userId, userId), gt(shares.token, token)))
    .orderBy(asc(shares.token))
    .limit(1);

/** Oldest first; those of conversations that were deleted are behind no link. */
export const sharesOf = (db: Database, userId: string) =>
  db
    .select(SHARE_VIEW)
    .from(shares)
    .where(
      and(
        eq(shares.userId, userId),
        sql`EXISTS (SELECT 1 FROM chatbot_conversations c WHERE c.id = ${shares.conversationId} AND c.deleted_at IS NULL)`,
      ),
    )
    .orderBy(asc(shares.createdAt));

export const sharesOfConversation = (db: Database, userId: string, conversationId: string) =>
  db
    .select(SHARE_VIEW)
    .from(shares)
    .where(and(eq(shares.conversationId, conversationId), eq(shares.userId, userId)))
    .orderBy(asc(shares.createdAt));
