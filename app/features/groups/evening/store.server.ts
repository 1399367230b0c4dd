import type { Database, RawQuery } from "#app/db/database.ts";
import { notBlocked } from "#app/features/community/visibility/store.server.ts";
import type { Role } from "#app/features/groups/model/kinds.ts";
import { helperOf, memberOf } from "#app/features/groups/visibility/store.server.ts";

/** How somebody is in an evening. */
export type As = "member" | "guest";
/** `who`: the member's id, or the guest's. `at`: the evening's id, or, of a member, the end of the group's address. */
export type Asked = { as: As; who: string; at: string; now: number };

const OPEN = "e.ended_at IS NULL AND e.ends_at > ?3";

/** The id of the evening that `?1` is in, of those that are open now. */
const EVENING: Record<As, string> = {
  member: `(SELECT e.id FROM evenings e JOIN study_groups g ON g.id = e.group_id
    WHERE e.id IN (SELECT id FROM evenings WHERE id = ?2 UNION ALL
      SELECT o.id FROM study_groups s JOIN evenings o ON o.group_id = s.id WHERE s.slug = ?2 AND o.ended_at IS NULL)
    AND ${OPEN} AND g.moderation <> 'hidden' AND ${memberOf("?1", "g.id")})`,
  guest: `(SELECT e.id FROM evening_guests q JOIN evenings e ON e.id = q.evening_id JOIN study_groups g ON g.id = e.group_id
    WHERE q.id = ?1 AND e.id = ?2 AND q.removed_at IS NULL AND ${OPEN} AND g.moderation = 'shown' AND g.archived_at IS NULL)`,
};

export type EveningRow = {
  id: string;
  groupId: string;
  slug: string;
  groupName: string;
  ageBand: "13-17" | "18+";
  openerLeads: number;
  token: string | null;
  usesLeft: number;
  page: number;
  book: number;
  chapter: number;
  fromVerse: number;
  toVerse: number;
  round: number;
  roundOpen: number;
  endsAt: number;
  guests: number;
  /** Of who asks; null for a guest. */
  role: Role | null;
  name: string;
};

const COLUMNS = `e.id, g.id AS groupId, g.slug, g.name AS groupName, g.age_band AS ageBand,
  coalesce((SELECT m.leads FROM community_members m JOIN group_members x ON x.user_id = m.user_id AND x.group_id = g.id
    WHERE m.user_id = e.user_id), 0) AS openerLeads,
  e.token, e.uses_left AS usesLeft, e.page, e.book, e.chapter, e.from_verse AS fromVerse, e.to_verse AS toVerse,
  e.round, e.round_open AS roundOpen, e.ends_at AS endsAt,
  (SELECT count(*) FROM evening_guests WHERE evening_id = e.id AND removed_at IS NULL) AS guests,
  (SELECT role FROM group_members WHERE group_id = g.id AND user_id = ?1) AS role,
  coalesce((SELECT display_name FROM community_members WHERE user_id = ?1),
    (SELECT name FROM evening_guests WHERE id = ?1), '') AS name`;

export const eveningOf = (db: Database, { as, who, at, now }: Asked): RawQuery<EveningRow> =>
  db.written(
    `SELECT ${COLUMNS} FROM evenings e JOIN study_groups g ON g.id = e.group_id WHERE e.id = ${EVENING[as]}`,
    who,
    at,
    now,
  );

/** Where an invitation leads; nothing for one that is old, used up, guessed, or of a group that is gone. */
export const eveningByToken = (
  db: Database,
  token: string,
  now: number,
  userId: string,
): RawQuery<EveningRow> =>
  db.written(
    `SELECT ${COLUMNS} FROM evenings e JOIN study_groups g ON g.id = e.group_id
    WHERE e.token = ?2 AND e.uses_left > 0 AND ${OPEN} AND g.moderation = 'shown' AND g.archived_at IS NULL`,
    userId,
    token,
    now,
  );

/** `name` is null for somebody with whom there is a block. */
export type TurnRow = { id: string; name: string | null; guest: number; mine: number; done: number };

export const turnsIn = (db: Database, { as, who, at, now }: Asked): RawQuery<TurnRow> =>
  db.written(
    `SELECT t.id, iif(t.user_id IS NULL, q.name, iif(${notBlocked("?1", "t.user_id")}, m.display_name, NULL)) AS name,
      t.guest_id IS NOT NULL AS guest, coalesce(t.user_id, t.guest_id) = ?1 AS mine, t.done_at IS NOT NULL AS done
    FROM evenings e JOIN evening_turns t ON t.evening_id = e.id AND t.round = e.round
    LEFT JOIN community_members m ON m.user_id = t.user_id LEFT JOIN evening_guests q ON q.id = t.guest_id
    WHERE e.id = ${EVENING[as]} AND e.round_open = 1 ORDER BY t.at, t.id`,
    who,
    at,
    now,
  );

export type NoteRow = {
  id: string;
  page: number;
  body: string;
  language: string;
  shared: number;
  createdAt: number;
  name: string;
  guest: number;
  mine: number;
  moderation: "held" | "shown" | "hidden";
};

export const noteColumns = (reader: string): string => `n.id, n.page, n.body, n.language, n.shared,
  n.created_at AS createdAt, coalesce(m.display_name, q.name, '') AS name, n.guest_id IS NOT NULL AS guest,
  coalesce(n.user_id, n.guest_id) = ${reader} AS mine, n.moderation`;
export const NOTE_AUTHORS = `LEFT JOIN community_members m ON m.user_id = n.user_id
  LEFT JOIN evening_guests q ON q.id = n.guest_id`;
/**
 * What was shared, without those with whom there is a block and what moderators are asked about; and what is the
 * reader's own. Whoever leads also reads what a guest was reported for: they can send the guest away.
 */
export const noteReadBy = (reader: string): string => `(n.removed_at IS NULL
  AND (coalesce(n.user_id, n.guest_id) = ${reader} OR (n.shared = 1 AND n.moderation = 'shown'
      AND (n.user_id IS NULL OR (${notBlocked(reader, "n.user_id")})))
    OR (n.guest_id IS NOT NULL AND n.moderation = 'held'
      AND EXISTS (SELECT 1 FROM evenings z WHERE z.id = n.evening_id AND ${helperOf(reader, "z.group_id")}))))`;

export const notesIn = (db: Database, { as, who, at, now }: Asked): RawQuery<NoteRow> =>
  db.written(
    `SELECT ${noteColumns("?1")} FROM evening_notes n ${NOTE_AUTHORS}
    WHERE n.evening_id = ${EVENING[as]} AND ${noteReadBy("?1")} ORDER BY n.created_at, n.id LIMIT 1000`,
    who,
    at,
    now,
  );

export type PageRow = { n: number; book: number; chapter: number; from: number; to: number };

export const pagesIn = (db: Database, { as, who, at, now }: Asked): RawQuery<PageRow> =>
  db.written(
    `SELECT page AS n, book, chapter, from_verse AS "from", to_verse AS "to" FROM evening_pages
    WHERE evening_id = ${EVENING[as]} ORDER BY page`,
    who,
    at,
    now,
  );

/** For whoever leads: who may be sent away. */
export const guestsIn = (db: Database, { as, who, at, now }: Asked): RawQuery<{ id: string; name: string }> =>
  db.written(
    `SELECT q.id, q.name FROM evening_guests q WHERE q.evening_id = ${EVENING[as]} AND q.removed_at IS NULL
    ORDER BY q.joined_at, q.id`,
    who,
    at,
    now,
  );

export type Attendee = { hidden: string; handle: string; ageBand: "13-17" | "18+"; leads: number };

/** What decides of a member who comes into an evening, and whom they do not see there, in either direction. */
export const attendeeOf = (db: Database, { who, at, now }: Asked): RawQuery<Attendee> =>
  db.written(
    `SELECT (SELECT json_group_array(iif(b.user_id = ?1, b.blocked_id, b.user_id)) FROM blocks b
      WHERE (b.user_id = ?1 OR b.blocked_id = ?1) AND EXISTS (SELECT 1 FROM group_members
        WHERE group_id = e.group_id AND user_id = iif(b.user_id = ?1, b.blocked_id, b.user_id))) AS hidden,
      m.handle, m.age_band AS ageBand, m.leads
    FROM evenings e JOIN community_members m ON m.user_id = ?1 WHERE e.id = ${EVENING.member}`,
    who,
    at,
    now,
  );
