import { and, desc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database, Statement } from "#app/db/database.ts";
import { MAX_COUNTED } from "./bell/bell.ts";
import type { Kind } from "./choices/kinds.ts";
import { notificationChoices, notifications } from "./tables.ts";

const turnedOn = (userId: string, kind: Kind) =>
  sql`EXISTS (SELECT 1 FROM ${notificationChoices} WHERE user_id = ${userId} AND kind = ${kind} AND channel = 'app')`;

/** In whichever way: what asks for something is kept for whoever wants to be asked at all. */
const turnedOnAnywhere = (userId: string, kind: Kind) =>
  sql`EXISTS (SELECT 1 FROM ${notificationChoices} WHERE user_id = ${userId} AND kind = ${kind})`;

type Added = {
  id: string;
  userId: string;
  cause: string;
  kind: Kind;
  topic: string;
  data: string;
  createdAt: number;
};

/**
 * Once a cause. It rings where the member has turned its kind on; what asks is kept only there, and a warning rings
 * anyway.
 */
export const addNotification = (
  db: Database,
  row: Added,
  { asks, warns }: { asks: boolean; warns: boolean },
): Statement =>
  db
    .insert(notifications)
    .select(
      sql`SELECT ${row.id}, ${row.userId}, ${row.cause}, ${row.kind}, ${row.topic}, ${row.data}, ${row.createdAt},
        ${warns ? sql`1` : turnedOn(row.userId, row.kind)}, NULL
        WHERE ${asks ? turnedOnAnywhere(row.userId, row.kind) : sql`true`}`,
    )
    .onConflictDoNothing();

/**
 * PT15: the same, unless one like it was kept since, or still waits to be read: one statement, so that two tabs that
 * ask at once make one.
 */
export const addReminder = (db: Database, row: Added, notSince: number) =>
  db
    .insert(notifications)
    .select(
      sql`SELECT ${row.id}, ${row.userId}, ${row.cause}, ${row.kind}, ${row.topic}, ${row.data}, ${row.createdAt}, 1, NULL
        WHERE ${turnedOn(row.userId, row.kind)} AND NOT EXISTS (
          SELECT 1 FROM ${notifications} WHERE user_id = ${row.userId} AND topic = ${row.topic}
            AND (created_at > ${notSince} OR read_at IS NULL))`,
    )
    .onConflictDoNothing()
    .returning({ id: notifications.id });

/** When what is unread and rings was kept, the newest first. */
export const unreadTimes = (db: Database, userId: string) =>
  db
    .select({ at: notifications.createdAt })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), eq(notifications.rings, true)))
    .orderBy(desc(notifications.createdAt))
    .limit(MAX_COUNTED);

/** One more than a page shows. @param before the last id of the page before */
export const newestNotifications = (db: Database, userId: string, before: string | null, limit: number) =>
  db
    .select({
      id: notifications.id,
      topic: notifications.topic,
      data: notifications.data,
      createdAt: notifications.createdAt,
      rings: notifications.rings,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), before === null ? undefined : lt(notifications.id, before)))
    .orderBy(desc(notifications.id))
    .limit(limit);

/** All up to the newest that was seen: what came meanwhile stays new. */
export const markReadUpTo = (db: Database, userId: string, newest: string, now: number): Statement =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(eq(notifications.userId, userId), isNull(notifications.readAt), lte(notifications.id, newest)),
    );

/** The topic of the one that is opened; empty for another member's. */
export const markOneRead = (db: Database, userId: string, id: string, now: number) =>
  db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now})` })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
    .returning({ topic: notifications.topic });

/** As the index that finds it is written: what was read, or never rang. */
const SETTLED = sql`(${notifications.rings} = 0 OR ${notifications.readAt} IS NOT NULL)`;

/** Half a year is kept of what is settled, a year of the rest; so many of each at once. */
export const deleteOldNotificationRows = (
  db: Database,
  settledBefore: number,
  before: number,
  limit: number,
) =>
  [and(lt(notifications.createdAt, settledBefore), SETTLED), lt(notifications.createdAt, before)].map((old) =>
    db
      .delete(notifications)
      .where(
        inArray(
          notifications.id,
          db.select({ id: notifications.id }).from(notifications).where(old).limit(limit),
        ),
      ),
  );
