import type { Database, RawQuery } from "#app/db/database.ts";

type Claim = { item: number; userId: string; now: number; until: number };

/** Whoever has it keeps it; it is free once the time is over. */
export const claimItem = (db: Database, row: Claim): RawQuery<{ id: number }> =>
  db.written(
    `UPDATE queue_items SET claimed_by = ?2, claimed_until = ?4 WHERE id = ?1 AND state = 'open'
      AND (claimed_by IS NULL OR claimed_by = ?2 OR claimed_until <= ?3) RETURNING id`,
    row.item,
    row.userId,
    row.now,
    row.until,
  );

export const unclaimItem = (db: Database, item: number, userId: string): RawQuery<{ id: number }> =>
  db.written(
    `UPDATE queue_items SET claimed_by = NULL, claimed_until = 0
    WHERE id = ?1 AND state = 'open' AND claimed_by = ?2 RETURNING id`,
    item,
    userId,
  );

export const itemState = (db: Database, item: number): RawQuery<{ state: "open" | "closed" }> =>
  db.written("SELECT state FROM queue_items WHERE id = ?1", item);
