import type { Database, Statement } from "#app/db/database.ts";
import type { Registration } from "./registration.ts";

const PAID = "EXISTS (SELECT 1 FROM payments WHERE user_id = ?1 AND state = 'paid')";
const CONTENT = `(EXISTS (SELECT 1 FROM chatbot_messages WHERE user_id = ?1 AND role = 'user')
  OR EXISTS (SELECT 1 FROM user_pets WHERE user_id = ?1)
  OR EXISTS (SELECT 1 FROM rhythm_practices WHERE user_id = ?1)
  OR EXISTS (SELECT 1 FROM study_sessions WHERE user_id = ?1)
  OR EXISTS (SELECT 1 FROM verse_notes WHERE user_id = ?1)
  OR EXISTS (SELECT 1 FROM verse_marks WHERE user_id = ?1)
  OR EXISTS (SELECT 1 FROM saved_verses WHERE user_id = ?1))`;
const flag = (condition: string): string => `json(iif(${condition}, 'true', 'false'))`;

/** Only an account that is just being made, that is nobody's yet: an existing member is never waiting to pay. */
export const addRegistration = (
  db: Database,
  userId: string,
  { plan, now, madeAfter }: { plan: string; now: number; madeAfter: number },
): Statement =>
  db.written(
    `INSERT INTO unpaid_registrations (user_id, plan, begun_at)
    SELECT user_id, ?2, ?3 FROM profiles WHERE user_id = ?1 AND created_at > ?4 AND NOT ${PAID} AND NOT ${CONTENT}
      AND NOT EXISTS (SELECT 1 FROM subscriptions WHERE user_id = ?1)
      AND NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ?1 AND role <> 'user')
    ON CONFLICT (user_id) DO NOTHING`,
    userId,
    plan,
    now,
    madeAfter,
  );

export const removeRegistration = (db: Database, userId: string): Statement =>
  db.written("DELETE FROM unpaid_registrations WHERE user_id = ?1", userId);

/** The first return counts. */
export const noteReturn = (db: Database, userId: string, now: number): Statement =>
  db.written(
    "UPDATE unpaid_registrations SET returned_at = coalesce(returned_at, ?2) WHERE user_id = ?1",
    userId,
    now,
  );

const REGISTRATION = `SELECT json_object('returnedAt', returned_at, 'hasPaid', ${flag(PAID)},
  'hasContent', ${flag(CONTENT)},
  'customerId', (SELECT customer_id FROM billing_customers WHERE user_id = ?1),
  'checkouts', (SELECT json_group_array(json_object('id', id, 'kind', kind, 'sessionId', session_id,
    'state', state))
    FROM checkouts WHERE user_id = ?1)) AS registration
FROM unpaid_registrations WHERE user_id = ?1`;

export type StoredRegistration = Registration & { customerId: string | null };

/** Of the primary: a webhook may have come a moment ago. Null for an account that is not waiting to pay. */
export async function registrationOf(db: Database, userId: string): Promise<StoredRegistration | null> {
  const row = await db.firstOfPrimary<{ registration: string }>(REGISTRATION, userId);
  return row && (JSON.parse(row.registration) as StoredRegistration);
}
