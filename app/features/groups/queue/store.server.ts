import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { QueueItem } from "#app/features/community/queue/item.ts";

/** Posts, and groups with their name and words. A group whose maker is gone has no author and waits all the same. */
const texts = (
  where: string,
) => `SELECT x.id, x.title, x.body, x.language, coalesce(m.display_name, '') AS name,
  coalesce(m.handle, '') AS handle, coalesce(m.age_band, '18+') AS ageBand, 0 AS unnamed, x.urgent, x.moderation,
  x.created_at AS createdAt,
  (SELECT json_group_array(reason) FROM group_reports WHERE subject = x.id AND state = 'waiting') AS reasons
  FROM (SELECT id, user_id, '' AS title, body, language, urgent, moderation, created_at FROM group_posts
      WHERE state <> 'withdrawn' AND ${where}
    UNION ALL SELECT id, user_id, name, about || iif(announcement = '', '', char(10) || announcement), language, urgent,
      moderation, created_at FROM study_groups WHERE archived_at IS NULL AND ${where}) x
  LEFT JOIN community_members m ON m.user_id = x.user_id`;

/** What waits: danger first, then the oldest. */
export const waitingInGroups = (db: Database, most: number): RawQuery<QueueItem> =>
  db.written(
    `WITH reported AS (SELECT subject FROM group_reports WHERE state = 'waiting')
    ${texts("(moderation = 'held' OR id IN reported)")} ORDER BY x.urgent DESC, x.created_at, x.id LIMIT ?1`,
    most,
  );

/** What was hidden, the newest first. */
export const hiddenInGroups = (db: Database, most: number): RawQuery<QueueItem> =>
  db.written(`${texts("moderation = 'hidden'")} ORDER BY x.created_at DESC, x.id DESC LIMIT ?1`, most);

/** Whose open pages hear of it. */
export const groupOfSubject = (db: Database, id: string): RawQuery<{ groupId: string }> =>
  db.written(
    "SELECT group_id AS groupId FROM group_posts WHERE id = ?1 UNION ALL SELECT id FROM study_groups WHERE id = ?1",
    id,
  );

type Told = { idPrefix: string; effect: string; at: number; nextTryAt: number };

/** Of a group those who lead it hear, whoever has made it: with its line in the log alone. */
export const tellLeaders = (
  db: Database,
  { groupId, logId }: { groupId: string; logId: string },
  told: Told,
): Statement =>
  db.written(
    `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at)
    SELECT ?1 || ':' || m.id, 'moderated:' || ?2 || ':' || m.id, m.user_id, ?4, ?5, ?6 FROM group_members m
    WHERE m.group_id = ?3 AND m.role = 'leader' AND EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2)
    ON CONFLICT (cause) DO NOTHING`,
    told.idPrefix,
    logId,
    groupId,
    told.effect,
    told.at,
    told.nextTryAt,
  );
