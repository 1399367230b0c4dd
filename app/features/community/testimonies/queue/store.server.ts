import type { Database, RawQuery } from "#app/db/database.ts";
import type { QueueItem } from "#app/features/community/queue/item.ts";

const texts = (where: string) => `SELECT x.id, x.title, x.body, x.language, m.display_name AS name, m.handle,
  m.age_band AS ageBand, x.unnamed, x.urgent, x.moderation, x.created_at AS createdAt,
  (SELECT json_group_array(reason) FROM testimony_reports WHERE subject = x.id AND state = 'waiting') AS reasons
  FROM (SELECT id, user_id, title, body, language, unnamed, urgent, moderation, created_at FROM testimonies
      WHERE state = 'shown' AND ${where}
    UNION ALL SELECT c.id, c.user_id, '', c.body, c.language, t.unnamed = 1 AND t.user_id = c.user_id, c.urgent,
      c.moderation, c.created_at FROM testimony_comments c JOIN testimonies t ON t.id = c.testimony_id
      WHERE c.state = 'shown' AND ${where.replaceAll(/\b(id|moderation)\b/g, "c.$1")}) x
  JOIN community_members m ON m.user_id = x.user_id`;

/** Testimonies and comments that wait: danger first, then the oldest. */
export const waitingTestimonies = (db: Database, most: number): RawQuery<QueueItem> =>
  db.written(
    `WITH reported AS (SELECT subject FROM testimony_reports WHERE state = 'waiting')
    ${texts("(moderation = 'held' OR id IN reported)")} ORDER BY x.urgent DESC, x.created_at, x.id LIMIT ?1`,
    most,
  );

/** What was hidden, the newest first. */
export const hiddenTestimonies = (db: Database, most: number): RawQuery<QueueItem> =>
  db.written(`${texts("moderation = 'hidden'")} ORDER BY x.created_at DESC, x.id DESC LIMIT ?1`, most);
