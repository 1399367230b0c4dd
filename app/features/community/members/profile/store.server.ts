import type { Database, RawQuery } from "#app/db/database.ts";
import type { RequestRow } from "#app/features/community/model/request-line.ts";
import type { TestimonyRow } from "#app/features/community/testimonies/model/testimony-line.ts";
import {
  testimonyColumns,
  testimonyVisibleTo,
} from "#app/features/community/testimonies/visibility/store.server.ts";
import {
  LISTED,
  mayMeetSql,
  notBlocked,
  requestColumns,
  visibleTo,
} from "#app/features/community/visibility/store.server.ts";

/** The member `?2` of this handle, where the reader `?1` may meet them; one's own always. */
const MET = `community_members v JOIN community_members m ON m.handle = ?2
  WHERE v.user_id = ?1 AND (m.user_id = ?1 OR (${mayMeetSql("v", "m")} AND ${notBlocked("?1", "m.user_id")}))`;

export type ProfileRow = {
  handle: string;
  name: string;
  picture: string;
  about: string;
  mine: number;
  showsRequests: number;
  showsTestimonies: number;
};

export const profileTo = (db: Database, reader: string, handle: string): RawQuery<ProfileRow> =>
  db.written(
    `SELECT m.handle, m.display_name AS name, m.picture, m.about, m.user_id = ?1 AS mine,
      m.shows_requests AS showsRequests, m.shows_testimonies AS showsTestimonies FROM ${MET}`,
    reader,
    handle,
  );

/** With their name: of the wall, and what the reader may read as a friend or in a group; nothing unnamed, and nothing for the pastoral team. The newest first. */
export const requestsOn = (
  db: Database,
  reader: string,
  handle: string,
  after: string | null,
  most: number,
): RawQuery<RequestRow> =>
  db.written(
    `SELECT ${requestColumns("?1")} FROM (SELECT m.* FROM ${MET}) m JOIN prayer_requests r ON r.user_id = m.user_id
    WHERE m.shows_requests = 1 AND ${LISTED} AND r.unnamed = 0 AND ${visibleTo("?1")}
      AND NOT EXISTS (SELECT 1 FROM hidden_requests WHERE user_id = ?1 AND request_id = r.id)
      AND (?3 IS NULL OR r.id < ?3)
    ORDER BY r.id DESC LIMIT ?4`,
    reader,
    handle,
    after,
    most,
  );

export const testimoniesOn = (
  db: Database,
  reader: string,
  handle: string,
  after: string | null,
  most: number,
): RawQuery<TestimonyRow> =>
  db.written(
    `SELECT ${testimonyColumns("?1")} FROM (SELECT m.* FROM ${MET}) m JOIN testimonies t ON t.user_id = m.user_id
    WHERE m.shows_testimonies = 1 AND t.on_page = 1 AND t.unnamed = 0 AND ${testimonyVisibleTo("?1")}
      AND NOT EXISTS (SELECT 1 FROM hidden_testimonies WHERE user_id = ?1 AND testimony_id = t.id)
      AND (?3 IS NULL OR t.id < ?3)
    ORDER BY t.id DESC LIMIT ?4`,
    reader,
    handle,
    after,
    most,
  );

/** Out of each other's sight. Answers with the block where there is such a member to meet, and it is somebody else. */
export const blockMember = (
  db: Database,
  row: { id: string; userId: string; handle: string; at: number },
): RawQuery<{ blockedId: string }> =>
  db.written(
    `INSERT INTO blocks (user_id, blocked_id, id, unnamed, at)
    SELECT ?1, m.user_id, ?3, 0, ?4 FROM ${MET} AND m.user_id <> ?1
    ON CONFLICT DO UPDATE SET at = blocks.at RETURNING blocked_id AS blockedId`,
    row.userId,
    row.handle,
    row.id,
    row.at,
  );
