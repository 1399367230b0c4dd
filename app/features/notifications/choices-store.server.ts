import { eq } from "drizzle-orm";
import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { fromProfile, isStaff } from "#app/features/member/fragments-store.server.ts";
import type { Choice } from "./choices/choices.ts";
import type { Kind } from "./choices/kinds.ts";
import { notificationChoices } from "./tables.ts";

/** What the member has turned on. */
export const choicesOf = (db: Database, userId: string) =>
  db
    .select({ kind: notificationChoices.kind, channel: notificationChoices.channel })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, userId));

/** Exactly these from now on. */
export const replaceChoices = (db: Database, userId: string, choices: readonly Choice[]): Statement[] => [
  db.delete(notificationChoices).where(eq(notificationChoices.userId, userId)),
  ...(choices.length > 0
    ? [db.insert(notificationChoices).values(choices.map((choice) => ({ userId, ...choice })))]
    : []),
];

/** Rows that were there: none where it was turned off already, or the account is gone. */
export const turnOffMail = (
  db: Database,
  userId: string,
  scope: Kind | "all" | "digest",
): RawQuery<{ kind: string }> =>
  db.written(
    `DELETE FROM notification_choices WHERE user_id = ?1 AND (
      (?2 = 'all' AND channel IN ('email', 'digest')) OR (?2 = 'digest' AND channel = 'digest')
      OR (kind = ?2 AND channel IN ('email', 'digest'))) RETURNING kind`,
    userId,
    scope,
  );

/** Only what an account that is there had; each by itself, as notices were sent then. */
export const turnOnMail = (db: Database, userId: string, kind: Kind): Statement =>
  db.written(
    `INSERT INTO notification_choices (user_id, kind, channel)
    SELECT user_id, ?2, 'email' ${fromProfile("?1")} ON CONFLICT DO NOTHING`,
    userId,
    kind,
  );

export type Staff = { userId: string };

/** Moderators who have turned it on, in whichever way. */
export const staffToNotify = (db: Database): RawQuery<Staff> =>
  db.written(
    `SELECT DISTINCT c.user_id AS userId FROM notification_choices c
    WHERE c.kind = 'moderation' AND ${isStaff("c.user_id")}`,
  );
