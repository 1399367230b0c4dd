import type { Database, RawQuery } from "#app/db/database.ts";
import { LISTED, visibleTo } from "#app/features/community/visibility/store.server.ts";
import type { WallAudience, WallStatusRow } from "./wall-event.ts";

/** The room of the wall that a member follows: theirs by their age, and all of it for who leads. */
export const wallAudienceOf = (db: Database, userId: string): RawQuery<{ audience: WallAudience }> =>
  db.written(
    `SELECT iif(leads = 1, 'all', iif(age_band = '18+', 'adults', 'young')) AS audience
    FROM community_members WHERE user_id = ?1`,
    userId,
  );

const REACH: Record<WallAudience, string> = {
  adults: "for_adults = 1",
  young: "for_young = 1",
  all: "true",
};

/**
 * How requests stand, of those that the room's members may meet, and testimonies with their comments. What is for the
 * pastoral team, for friends or for a group is on no wall, and no room hears of it.
 */
export const wallStatusFor = (
  db: Database,
  audience: WallAudience,
  ids: readonly string[],
): RawQuery<WallStatusRow> =>
  db.written(
    `SELECT id, prayed_by AS prayedBy, on_wall AS onWall FROM prayer_requests
    WHERE id IN (SELECT value FROM json_each(?1)) AND audience = 'members' AND circle IS NULL AND ${REACH[audience]}
    UNION ALL SELECT id, amens, on_page FROM testimonies
    WHERE id IN (SELECT value FROM json_each(?1)) AND ${REACH[audience]}
    UNION ALL SELECT c.id, 0, t.on_page AND c.moderation = 'shown' AND c.state = 'shown' FROM testimony_comments c
    JOIN testimonies t ON t.id = c.testimony_id
    WHERE c.id IN (SELECT value FROM json_each(?1)) AND ${REACH[audience].replace("for_", "t.for_")}`,
    JSON.stringify(ids),
  );

/** The same of those that one reader may read. */
export const wallStatusVisibleTo = (
  db: Database,
  userId: string,
  ids: readonly string[],
): RawQuery<WallStatusRow> =>
  db.written(
    `SELECT r.id, r.prayed_by AS prayedBy, ${LISTED} AS onWall FROM prayer_requests r
    WHERE r.id IN (SELECT value FROM json_each(?2)) AND ${visibleTo("?1")}`,
    userId,
    JSON.stringify(ids),
  );
