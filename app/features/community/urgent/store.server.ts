import type { Database, RawQuery } from "#app/db/database.ts";

type Item = RawQuery<{ id: string }>;

/** What members have reported as danger to somebody, since a moment: by the item's own id, without a word of it. */
const reportedSince = (db: Database, since: number, most: number): Item =>
  db.written(
    `SELECT request_id AS id FROM reports WHERE state = 'waiting' AND reason = 'danger' AND at > ?1
    UNION SELECT subject FROM testimony_reports WHERE state = 'waiting' AND reason = 'danger' AND at > ?1
    UNION SELECT encouragement_id FROM encouragement_reports
      WHERE state = 'waiting' AND reason = 'danger' AND at > ?1
    UNION SELECT subject FROM group_reports WHERE state = 'waiting' AND reason = 'danger' AND at > ?1
    UNION SELECT note_id FROM evening_reports WHERE state = 'waiting' AND reason = 'danger' AND at > ?1
    ORDER BY id DESC LIMIT ?2`,
    since,
    most,
  );

/** What our rules have held for the same. */
const heldSince = (db: Database, since: number, most: number): Item =>
  db.written(
    `SELECT id FROM prayer_requests
      WHERE moderation = 'held' AND state <> 'withdrawn' AND urgent = 1 AND created_at > ?1
    UNION SELECT id FROM testimonies
      WHERE moderation = 'held' AND state = 'shown' AND urgent = 1 AND created_at > ?1
    UNION SELECT id FROM testimony_comments
      WHERE moderation = 'held' AND state = 'shown' AND urgent = 1 AND created_at > ?1
    UNION SELECT id FROM encouragements WHERE moderation = 'held' AND urgent = 1 AND at > ?1
    UNION SELECT id FROM group_posts
      WHERE moderation = 'held' AND state <> 'withdrawn' AND urgent = 1 AND created_at > ?1
    ORDER BY id DESC LIMIT ?2`,
    since,
    most,
  );

/** D1 takes five terms in one statement. */
export const urgentSince = (db: Database, since: number, most: number) =>
  [reportedSince(db, since, most), heldSince(db, since, most)] as const;
