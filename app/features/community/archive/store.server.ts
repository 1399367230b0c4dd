import type { Database, RawQuery, Statement } from "#app/db/database.ts";

type Whole = Record<string, unknown>;

export const profileWhole = (db: Database, userId: string): RawQuery<Whole> =>
  db.written("SELECT * FROM community_members WHERE user_id = ?1", userId);

/** With their earlier texts and what was added, as JSON in each row; by their ids. */
export const requestsWhole = (
  db: Database,
  userId: string,
  after: string,
  most: number,
): RawQuery<Whole & { id: string; versions: string; updates: string }> =>
  db.written(
    `SELECT r.*, (SELECT json_group_array(json_object('version', version, 'title', title, 'body', body,
        'replaced_at', replaced_at)) FROM request_versions WHERE request_id = r.id) AS versions,
      (SELECT json_group_array(json_object('id', id, 'form_id', form_id, 'kind', kind, 'body', body,
        'moderation', moderation, 'at', at)) FROM request_updates WHERE request_id = r.id) AS updates
    FROM prayer_requests r WHERE r.user_id = ?1 AND r.id > ?2 ORDER BY r.id LIMIT ?3`,
    userId,
    after,
    most,
  );

export type PrayerRow = { request_id: string; day: string; at: number };

export const prayersWhole = (
  db: Database,
  userId: string,
  after: PrayerRow | null,
  most: number,
): RawQuery<PrayerRow> =>
  db.written(
    `SELECT request_id, day, at FROM prayers WHERE user_id = ?1 AND (at, request_id, day) > (?2, ?3, ?4)
    ORDER BY at, request_id, day LIMIT ?5`,
    userId,
    after?.at ?? -1,
    after?.request_id ?? "",
    after?.day ?? "",
    most,
  );

export type PromiseRow = { request_id: string; at: number; pinned_day: string | null };

export const promisesWhole = (
  db: Database,
  userId: string,
  after: string,
  most: number,
): RawQuery<PromiseRow> =>
  db.written(
    "SELECT request_id, at, pinned_day FROM promises WHERE user_id = ?1 AND request_id > ?2 ORDER BY request_id LIMIT ?3",
    userId,
    after,
    most,
  );

/** Whom a block is of is said by the name that the member knew; never by an id. */
export const keptAwayWhole = (db: Database, userId: string) =>
  [
    db.written<Whole>("SELECT request_id, at FROM hidden_requests WHERE user_id = ?1", userId),
    db.written<Whole>(
      `SELECT b.id, iif(b.unnamed = 1, NULL, m.handle) AS handle, b.unnamed, b.at FROM blocks b
      JOIN community_members m ON m.user_id = b.blocked_id WHERE b.user_id = ?1`,
      userId,
    ),
    db.written<Whole>(
      "SELECT id, request_id, reason, state, at, settled_at FROM reports WHERE user_id = ?1",
      userId,
    ),
    db.written<Whole>("SELECT request_id, at FROM muted_requests WHERE user_id = ?1", userId),
  ] as const;

export const outboxWhole = (db: Database, userId: string): RawQuery<Whole> =>
  db.written("SELECT id, cause, effect, at, tries, next_try_at FROM outbox WHERE user_id = ?1", userId);

/** Everything else goes with the member, by its foreign keys. */
export const removeCommunityMember = (db: Database, userId: string): Statement[] => [
  db.written("DELETE FROM outbox WHERE user_id = ?1", userId),
  db.written("DELETE FROM community_members WHERE user_id = ?1", userId),
];
