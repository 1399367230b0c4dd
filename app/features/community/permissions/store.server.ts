import type { Database, RawQuery } from "#app/db/database.ts";
import { REPROACH_MS } from "./levels.ts";

export type WriterStatusRow = {
  suspendedUntil: number | null;
  mutedUntil: number | null;
  joinedAt: number;
  posts: number;
  postsToday: number;
  reproaches: number;
};

/** The latest end of what stands. */
export const endOf = (kind: "mute" | "suspend", userId: string): string =>
  `(SELECT max(s.ends_at) FROM decisions s WHERE s.user_id = ${userId} AND s.act = '${kind}'
    AND NOT EXISTS (SELECT 1 FROM decisions n WHERE n.undoes = s.id))`;

const counted = (table: string, at: string, where: string): string =>
  `SELECT moderation, ${at} AS at FROM ${table} WHERE user_id = ?1 AND ${where}`;

/** What the rules of writing and the levels ask of a member. Texts for the pastoral team alone are counted by nobody. */
export const writerStatusOf = (db: Database, userId: string, now: number): RawQuery<WriterStatusRow> =>
  db.written(
    `WITH texts AS (${counted("prayer_requests", "created_at", "audience = 'members'")}
      UNION ALL ${counted("testimonies", "created_at", "true")}
      UNION ALL ${counted("testimony_comments", "created_at", "true")}
      UNION ALL ${counted("encouragements", "at", "preset = ''")})
    SELECT ${endOf("suspend", "m.user_id")} AS suspendedUntil, ${endOf("mute", "m.user_id")} AS mutedUntil,
      m.joined_at AS joinedAt, (SELECT count(*) FROM texts WHERE moderation = 'shown') AS posts,
      (SELECT count(*) FROM texts WHERE at > ?2) AS postsToday,
      (SELECT count(*) FROM decisions w WHERE w.user_id = ?1 AND w.act IN ('hide', 'warn', 'mute', 'suspend')
        AND w.at > ?3 AND NOT EXISTS (SELECT 1 FROM decisions n WHERE n.undoes = w.id)) AS reproaches
    FROM community_members m WHERE m.user_id = ?1`,
    userId,
    now - 86_400_000,
    now - REPROACH_MS,
  );
