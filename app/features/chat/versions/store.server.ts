import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database, Statement } from "#app/db/database.ts";
import {
  answers,
  conversations,
  type Message,
  messages,
  type NewMessage,
} from "#app/features/chat/model/tables.ts";

/** A message's place among its versions, as `countVersions` tells it. */
export type Place = Pick<Message, "id" | "version" | "versions" | "shown">;

const conversationIdOf = (userId: string, messageId: string) => sql`(SELECT m.conversation_id
  FROM chatbot_messages m WHERE m.id = ${messageId} AND m.user_id = ${userId})`;

export const conversationOfMessage = (db: Database, userId: string, messageId: string) =>
  db
    .select()
    .from(conversations)
    .where(
      and(
        sql`${conversations.id} = ${conversationIdOf(userId, messageId)}`,
        eq(conversations.userId, userId),
      ),
    )
    .limit(1);

/** The last `limit` messages of the shown path before a message, newest first. */
export const messagesBefore = (db: Database, userId: string, messageId: string, limit: number) =>
  db
    .select()
    .from(messages)
    .where(
      and(
        sql`${messages.conversationId} = ${conversationIdOf(userId, messageId)}`,
        sql`${messages.shown} = 1`,
        sql`(${messages.createdAt}, ${messages.id}) <
          (SELECT m.created_at, m.id FROM chatbot_messages m WHERE m.id = ${messageId})`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);

/** The versions of what follows a message. */
export const versionsAfter = (db: Database, userId: string, messageId: string) =>
  db
    .select({ id: messages.id, role: messages.role, state: messages.state, shown: messages.shown })
    .from(messages)
    .where(and(eq(messages.parentId, messageId), eq(messages.userId, userId)));

/** How many whole answers a question has had. */
export const answeredCount = (db: Database, userId: string, questionId: string) =>
  db
    .select({ count: count() })
    .from(answers)
    .where(
      and(eq(answers.questionId, questionId), eq(answers.userId, userId), eq(answers.state, "answered")),
    );

/** Marks a question that was left without any answer; one that has versions of it keeps them, unmarked. */
export const markUnanswered = (db: Database, id: string, state: Message["state"]): Statement =>
  db
    .update(messages)
    .set({ state })
    .where(
      and(
        eq(messages.id, id),
        sql`NOT EXISTS (SELECT 1 FROM chatbot_messages m WHERE m.parent_id = ${id} AND m.role = 'assistant')`,
      ),
    );

/** Since drizzle names the table in a subquery only when it is told to, these are written out. */
const countOf = (parentId: string) => sql<number>`(SELECT count(*) FROM chatbot_messages m
  WHERE m.parent_id = ${parentId})`;

/** Takes off the shown path what is younger than `at`; all of it when that is null. */
const hideAfter = (db: Database, conversationId: string, at: SQL): Statement =>
  db
    .update(messages)
    .set({ shown: false })
    .where(
      and(
        eq(messages.conversationId, conversationId),
        sql`${messages.shown} = 1`,
        eq(messages.isGreeting, false),
        sql`${messages.createdAt} > coalesce(${at}, -1)`,
      ),
    );

/**
 * Takes what follows `parentId` off the shown path, so that another version can follow it. It is kept as it was.
 * Where `parentId` is not shown itself, the path goes elsewhere and stays.
 */
export const hideBranch = (db: Database, conversationId: string, parentId: string): Statement[] => [
  db
    .update(messages)
    .set({ chosen: false })
    .where(and(eq(messages.parentId, parentId), eq(messages.chosen, true))),
  hideAfter(
    db,
    conversationId,
    sql`(SELECT iif(p.shown, p.created_at, 9e15) FROM chatbot_messages p WHERE p.id = ${parentId})`,
  ),
];

/** Stands after `hideBranch`: the newest version, shown where its parent is. */
export const addVersion = (db: Database, row: NewMessage & { parentId: string }): Statement =>
  db.insert(messages).values({
    ...row,
    version: sql`${countOf(row.parentId)} + 1`,
    shown: sql`coalesce((SELECT p.shown FROM chatbot_messages p WHERE p.id = ${row.parentId}), 1)`,
  });

/** Tells every version how many there are. */
export const countVersions = (db: Database, parentId: string) =>
  db
    .update(messages)
    .set({ versions: countOf(parentId) })
    .where(eq(messages.parentId, parentId))
    .returning({
      id: messages.id,
      version: messages.version,
      versions: messages.versions,
      shown: messages.shown,
    });

/** The shown path has been turned aside at `parentId`, unless what follows it is the first to do so. */
export const incrementPathRevision = (db: Database, conversationId: string, parentId: string) =>
  db
    .update(conversations)
    .set({ pathRevision: sql`${conversations.pathRevision} + (${countOf(parentId)} > 1)` })
    .where(eq(conversations.id, conversationId))
    .returning({ pathRevision: conversations.pathRevision });

/** The messages from the nearest shown one down to `id`, `id` last. */
const wayTo = (id: string) => sql`WITH RECURSIVE up (id, parent_id, shown) AS (
    SELECT id, parent_id, shown FROM chatbot_messages WHERE id = ${id}
    UNION ALL SELECT p.id, p.parent_id, p.shown FROM up JOIN chatbot_messages p ON p.id = up.parent_id
    WHERE NOT up.shown)`;

/** The version that is asked for: of `id`, or of its sibling with that number. */
export const versionOf = (db: Database, userId: string, id: string, version: number | null) =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        version === null
          ? eq(messages.id, id)
          : and(
              sql`${messages.parentId} = (SELECT m.parent_id FROM chatbot_messages m WHERE m.id = ${id}
                AND m.user_id = ${userId})`,
              eq(messages.version, version),
            ),
      ),
    )
    .limit(1);

/** Turns the shown path so that it leads through `id`, and on from there as it was last looked at. */
export const showVersion = (db: Database, conversationId: string, id: string) => {
  const unshown = sql`(${wayTo(id)} SELECT id FROM up WHERE NOT shown)`;
  const parents = sql`(${wayTo(id)} SELECT parent_id FROM up WHERE NOT shown)`;
  return {
    unchosen: db
      .update(messages)
      .set({ chosen: false })
      .where(and(inArray(messages.parentId, parents), eq(messages.chosen, true))),
    chosen: db.update(messages).set({ chosen: true }).where(inArray(messages.id, unshown)),
    hidden: hideAfter(
      db,
      conversationId,
      // what is shown already has nothing to be turned
      sql`(SELECT iif((SELECT m.shown FROM chatbot_messages m WHERE m.id = ${id}), 9e15, coalesce((${wayTo(id)}
        SELECT max(m.created_at) FROM up JOIN chatbot_messages m ON m.id = up.id WHERE m.shown), -1)))`,
    ),
    shown: db
      .update(messages)
      .set({ shown: true })
      .where(
        sql`${messages.id} IN (WITH RECURSIVE down (id) AS (
          SELECT id FROM chatbot_messages WHERE id IN ${unshown}
          UNION SELECT m.id FROM down JOIN chatbot_messages m ON m.parent_id = down.id AND m.chosen = 1)
          SELECT id FROM down)`,
      ),
    path: db
      .update(conversations)
      .set({ pathRevision: sql`${conversations.pathRevision} + 1` })
      .where(eq(conversations.id, conversationId))
      .returning({ pathRevision: conversations.pathRevision }),
  };
};
