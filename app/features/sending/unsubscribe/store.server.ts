import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { Kind } from "#app/features/notifications/choices.ts";
import type { Scope } from "#app/features/sending/model/unsubscribe-token.ts";

/** Rows that were there: none where it was turned off already, or the account is gone. */
export const turnOffMail = (db: Database, userId: string, scope: Scope): RawQuery<{ kind: string }> =>
  db.written(
    `DELETE FROM notification_choices WHERE user_id = ?1 AND (
      (?2 = 'all' AND channel IN ('email', 'digest')) OR (?2 = 'digest' AND channel = 'digest')
      OR (kind = ?2 AND channel IN ('email', 'digest'))) RETURNING kind`,
    userId,
    scope,
  );

/** Only what an account that is there had; each by itself, as it was told of. */
export const turnOnMail = (db: Database, userId: string, kind: Kind): Statement =>
  db.written(
    `INSERT INTO notification_choices (user_id, kind, channel)
    SELECT user_id, ?2, 'email' FROM profiles WHERE user_id = ?1 ON CONFLICT DO NOTHING`,
    userId,
    kind,
  );
