import { and, asc, desc, eq, getTableColumns, isNull, lt, sql } from "drizzle-orm";
import type { LocalDay } from "#app/core/local-day.ts";
import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { creditsOf } from "#app/features/wallet/fragments-store.server.ts";
import type { Category } from "./catalog.ts";
import {
  type Answer,
  allowance,
  answers,
  type Conversation,
  conversations,
  type Message,
  messages,
  type NewMessage,
} from "./tables.ts";

export const conversationOf = (db: Database, userId: string, id: string) =>
  db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId), isNull(conversations.deletedAt)))
    .limit(1);

/** The newest of a category in which its member has said nothing yet. */
export const newestEmptyConversation = (db: Database, userId: string, category: string) =>
  db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.category, category),
        isNull(conversations.deletedAt),
        sql`NOT EXISTS (SELECT 1 FROM chatbot_messages m
          WHERE m.conversation_id = ${conversations.id} AND m.role = 'user')`,
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(1);

/** The message that a request made, and the newest answer to it. Not a join: D1 drops columns of the same name. */
export const messageByRequest = (db: Database, userId: string, requestId: string) =>
  db
    .select({
      ...getTableColumns(messages),
      answerId: sql<string | null>`(SELECT a.id FROM chat_answers a WHERE a.question_id = chatbot_messages.id
        ORDER BY a.started_at DESC LIMIT 1)`.as("answer_id"),
    })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.requestId, requestId)))
    .limit(1);

export const messageOf = (db: Database, userId: string, id: string) =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.userId, userId)))
    .limit(1);

export const greetingOf = (db: Database, userId: string, conversationId: string) =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.userId, userId),
        eq(messages.isGreeting, true),
      ),
    )
    .limit(1);

export const runningAnswer = (db: Database, userId: string) =>
  db
    .select()
    .from(answers)
    .where(and(eq(answers.userId, userId), eq(answers.state, "writing")))
    .limit(1);

export const answerOf = (db: Database, userId: string, id: string) =>
  db
    .select()
    .from(answers)
    .where(and(eq(answers.id, id), eq(answers.userId, userId)))
    .limit(1);

/** For the sweep: answers that have been open since before `before`, oldest first. */
export const answersOpenSince = (db: Database, before: number) =>
  db
    .select()
    .from(answers)
    .where(and(eq(answers.state, "writing"), lt(answers.startedAt, before)))
    .orderBy(asc(answers.startedAt))
    .limit(50);

/** What a conversation in which nothing has been asked yet is about. */
export const setCategory = (db: Database, id: string, category: Category): Statement =>
  db.update(conversations).set({ category }).where(eq(conversations.id, id));

export const addConversation = (db: Database, row: Conversation): Statement =>
  db.insert(conversations).values(row);

/**
 * At the end of the shown path; fails on `path_turned` or `chatbot_messages.parent_id` where that is elsewhere. Written
 * as SQL like all that first words wait for.
 */
export const addMessage = (db: Database, row: NewMessage): Statement =>
  db.written(
    `INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, state, is_greeting,
      request_id, created_at, parent_id) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)`,
    row.id,
    row.conversationId,
    row.userId,
    row.role,
    row.content,
    JSON.stringify(row.parts),
    row.state,
    row.isGreeting ? 1 : 0,
    row.requestId,
    row.createdAt,
    row.parentId,
  );

export const touchConversation = (db: Database, id: string, at: number): Statement =>
  db
    .update(conversations)
    .set({ lastMessageAt: sql`max(${conversations.lastMessageAt}, ${at})` })
    .where(eq(conversations.id, id))
    .returning({ pathRevision: conversations.pathRevision });

/** G13: the member has been told again that this is an AI. */
export const noteDisclosure = (db: Database, id: string, at: number): Statement =>
  db
    .update(conversations)
    .set({ disclosedAt: sql`max(${conversations.disclosedAt}, ${at})` })
    .where(eq(conversations.id, id));

/** A question has come: a title that nobody has given yet follows from it, once. Answers with what the row is now. */
export const recordQuestion = (db: Database, id: string, at: number, title: string): RawQuery<Conversation> =>
  db.written(
    `UPDATE chatbot_conversations SET last_message_at = max(last_message_at, ?2),
      title = iif(title_by = 'none', ?3, title), title_by = iif(title_by = 'none', 'rule', title_by)
    WHERE id = ?1
    RETURNING id, user_id AS userId, title, category, description, created_at AS createdAt,
      last_message_at AS lastMessageAt, disclosed_at AS disclosedAt, turns AS pathRevision, title_by AS titleBy,
      pinned_at AS pinnedAt, folder_id AS folderId, deleted_at AS deletedAt`,
    id,
    at,
    title,
  );

export const markMessage = (db: Database, id: string, state: Message["state"]): Statement =>
  db.update(messages).set({ state }).where(eq(messages.id, id));

/** Fails on `chat_answers.user_id` while another answer of the member runs. */
export const openAnswer = (
  db: Database,
  row: Pick<
    typeof answers.$inferSelect,
    "id" | "userId" | "conversationId" | "questionId" | "chargedDay" | "startedAt" | "round"
  >,
): Statement =>
  db.written(
    `INSERT INTO chat_answers (id, user_id, conversation_id, question_id, state, charged_day, started_at, round)
    VALUES (?1, ?2, ?3, ?4, 'writing', ?5, ?6, ?7)`,
    row.id,
    row.userId,
    row.conversationId,
    row.questionId,
    row.chargedDay,
    row.startedAt,
    row.round,
  );

/** Aborts with `answer_closed` when the answer was closed before. */
export const closeAnswerRow = (
  db: Database,
  id: string,
  end: Pick<
    Answer,
    "state" | "model" | "inputTokens" | "cachedTokens" | "outputTokens" | "costMicros" | "finishedAt"
  >,
): Statement => db.update(answers).set(end).where(eq(answers.id, id));

/** One message of the day; fails on `allowance_kept` when none is left. */
export const reserveMessage = (
  db: Database,
  userId: string,
  day: LocalDay,
  allowed: number,
): RawQuery<{ used: number; credits: number }> =>
  db.written(
    `INSERT INTO chat_allowance (user_id, day, used, allowed) VALUES (?1, ?2, 1, ?3)
    ON CONFLICT (user_id, day) DO UPDATE SET used = used + 1, allowed = excluded.allowed
    RETURNING used, ${creditsOf("?1")} AS credits`,
    userId,
    day,
    allowed,
  );

/** Gives a message back for an answer that is still open; stands before the statement that closes it. */
export const refundMessage = (db: Database, userId: string, day: LocalDay, answerId: string) =>
  db
    .update(allowance)
    .set({ used: sql`${allowance.used} - 1` })
    .where(
      and(
        eq(allowance.userId, userId),
        eq(allowance.day, day),
        sql`EXISTS (SELECT 1 FROM chat_answers a WHERE a.id = ${answerId} AND a.state = 'writing')`,
      ),
    )
    .returning({
      day: allowance.day,
      used: allowance.used,
      allowed: allowance.allowed,
      credits: sql<number>`${sql.raw(creditsOf("chat_allowance.user_id"))}`.as("credits"),
    });
