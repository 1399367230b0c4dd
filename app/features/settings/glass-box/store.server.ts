import type { Database, RawQuery } from "#app/db/database.ts";
import { paymentsOf } from "#app/features/billing/fragments-store.server.ts";
import { moderatedOf } from "#app/features/community/fragments-store.server.ts";
import { postsOf } from "#app/features/groups/fragments-store.server.ts";
import { movementsOf } from "#app/features/wallet/fragments-store.server.ts";
import type { TouchedLine } from "./glass-box.ts";

const MOST = 200;

/** Every decision about the member, or about something that they wrote. */
export const moderationTouched = (db: Database, userId: string): RawQuery<TouchedLine> =>
  db.written(
    `SELECT id, at, act, iif(act LIKE 'appoint%' OR act LIKE 'dismiss%', 'administrator', 'moderator') AS by, reason,
      'done' AS outcome
    ${moderatedOf("?1", postsOf("?1"))} ORDER BY at DESC LIMIT ${MOST}`,
    userId,
  );

export const movementCounts = (
  db: Database,
  userId: string,
): RawQuery<{ movements: number; payments: number }> =>
  db.written(
    `SELECT ${movementsOf("?1")} AS movements,
      ${paymentsOf("?1")} AS payments`,
    userId,
  );
