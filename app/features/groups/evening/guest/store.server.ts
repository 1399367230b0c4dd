import type { Database, RawQuery } from "#app/db/database.ts";

type Entering = { id: string; token: string; name: string; ageBand: string; now: number };

/** By an invitation that still leads somewhere; each takes one of its places. The schema asks the rule of ages. */
export const enterEvening = (db: Database, row: Entering): RawQuery<{ eveningId: string }> =>
  db.written(
    `INSERT INTO evening_guests (id, evening_id, name, age_band, joined_at)
    SELECT ?1, e.id, ?3, ?4, ?5 FROM evenings e JOIN study_groups g ON g.id = e.group_id
    WHERE e.token = ?2 AND e.uses_left > 0 AND e.ended_at IS NULL AND e.ends_at > ?5
      AND g.moderation = 'shown' AND g.archived_at IS NULL
    RETURNING evening_id AS eveningId`,
    row.id,
    row.token,
    row.name,
    row.ageBand,
    row.now,
  );
