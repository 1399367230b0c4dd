import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { notBlocked } from "#app/features/community/visibility/store.server.ts";
import { memberOf } from "#app/features/groups/visibility/store.server.ts";

/** From who is in the group; said again, the name is as it was said last. */
export const takePart = (
  db: Database,
  row: { userId: string; groupId: string; named: boolean; now: number },
): RawQuery<{ named: number }> =>
  db.written(
    `INSERT INTO group_daniel (group_id, user_id, named, at)
    SELECT group_id, user_id, ?3, ?4 FROM group_members WHERE group_id = ?2 AND user_id = ?1
    ON CONFLICT (group_id, user_id) DO UPDATE SET named = excluded.named RETURNING named`,
    row.userId,
    row.groupId,
    Number(row.named),
    row.now,
  );

export const takeNoPart = (db: Database, userId: string, groupId: string): Statement =>
  db.written("DELETE FROM group_daniel WHERE group_id = ?2 AND user_id = ?1", userId, groupId);

export type TakingRow = { userId: string; name: string; named: number; mine: number };

/** Who takes part, to who is in the group: whom the reader has blocked, or is blocked by, is not among them. Never shown. */
export const takingPart = (db: Database, userId: string, slug: string): RawQuery<TakingRow> =>
  db.written(
    `SELECT d.user_id AS userId, m.display_name AS name, d.named, d.user_id = ?1 AS mine FROM study_groups g
    JOIN group_daniel d ON d.group_id = g.id JOIN community_members m ON m.user_id = d.user_id
    WHERE g.slug = ?2 AND ${memberOf("?1", "g.id")} AND ${notBlocked("?1", "d.user_id")}
    ORDER BY m.display_name COLLATE NOCASE, d.user_id`,
    userId,
    slug,
  );
