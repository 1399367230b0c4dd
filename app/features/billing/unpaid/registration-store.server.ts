import type { Database, Statement } from "#app/db/database.ts";
import type { checkouts } from "#app/features/billing/model/tables.ts";
import { fromProfile, hasMirror, hasRole } from "#app/features/member/fragments-store.server.ts";

const PAID = "EXISTS (SELECT 1 FROM payments WHERE user_id = ?1 AND state = 'paid')";
const flag = (condition: string): string => `json(iif(${condition}, 'true', 'false'))`;

/**
 * Only an account that is just being made, that is nobody's yet: an existing member is never waiting to pay.
 * @param unless SQL of `?1`: what else says that somebody lives there
 */
export const addRegistration = (
  db: Database,
  userId: string,
  { plan, now, madeAfter, unless }: { plan: string; now: number; madeAfter: number; unless: string },
): Statement =>
  db.written(
    `INSERT INTO unpaid_registrations (user_id, plan, begun_at)
    SELECT user_id, ?2, ?3 ${fromProfile("?1")} AND created_at > ?4 AND NOT ${PAID} AND NOT ${unless}
      AND NOT ${hasMirror("?1")} AND NOT ${hasRole("?1")}
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

const registration = (
  content: string,
): string => `SELECT json_object('returnedAt', returned_at, 'hasPaid', ${flag(PAID)},
  'hasContent', ${flag(content)},
  'customerId', (SELECT customer_id FROM billing_customers WHERE user_id = ?1),
  'checkouts', (SELECT json_group_array(json_object('id', id, 'kind', kind, 'sessionId', session_id,
    'state', state))
    FROM checkouts WHERE user_id = ?1)) AS registration
FROM unpaid_registrations WHERE user_id = ?1`;

export type StoredRegistration = {
  returnedAt: number | null;
  hasPaid: boolean;
  hasContent: boolean;
  customerId: string | null;
  checkouts: Pick<typeof checkouts.$inferSelect, "id" | "kind" | "sessionId" | "state">[];
};

/**
 * Of the primary: a webhook may have come a moment ago. Null for an account that is not waiting to pay.
 * @param content SQL of `?1`: whether something was written, adopted or practised
 */
export async function registrationOf(
  db: Database,
  userId: string,
  content: string,
): Promise<StoredRegistration | null> {
  const row = await db.firstOfPrimary<{ registration: string }>(registration(content), userId);
  return row && (JSON.parse(row.registration) as StoredRegistration);
}
