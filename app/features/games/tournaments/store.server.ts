import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { outboxFrom } from "#app/features/community/outbox/store.server.ts";
import { notBlocked } from "#app/features/community/visibility/store.server.ts";
import { memberOf } from "#app/features/groups/visibility/store.server.ts";
import type { AgeBand } from "#app/features/member/age.ts";
import type { Standing } from "./week.ts";

export type BoardRow = {
  tournament: string;
  board: string;
  kind: "drawn" | "invited";
  code: string | null;
  /** Of a group's board the group's name. */
  groupName: string | null;
  settledAt: number | null;
  name: string;
  mine: number;
  points: number;
  days: number;
  place: number | null;
};

/** The boards of the member's last two weeks, with everybody on them whom they may see: no id leaves the database. */
export const boardsOf = (db: Database, userId: string): RawQuery<BoardRow> =>
  db.written(
    `SELECT p.tournament_id AS tournament, p.board_id AS board, b.kind, iif(b.group_id IS NULL, b.code, NULL) AS code,
      (SELECT g.name FROM study_groups g WHERE g.id = b.group_id) AS groupName, b.settled_at AS settledAt,
      m.display_name AS name, p.user_id = ?1 AS mine, p.points, p.days, p.place
    FROM tournament_participants p
    JOIN tournament_boards b ON b.id = p.board_id
    JOIN community_members m ON m.user_id = p.user_id
    WHERE p.board_id IN (SELECT board_id FROM tournament_participants WHERE user_id = ?1
      ORDER BY tournament_id DESC LIMIT 2)
      AND (p.user_id = ?1 OR (${notBlocked("?1", "p.user_id")}))
    ORDER BY p.tournament_id DESC, p.points DESC, p.joined_at`,
    userId,
  );

export type DrawRow = { id: string; players: number; blocked: number };
/** Boards of the week that somebody could be drawn to, the fullest first. */
export const boardsToDraw = (db: Database, userId: string, tournament: string): RawQuery<DrawRow> =>
  db.written(
    `SELECT b.id, b.players, EXISTS (SELECT 1 FROM tournament_participants p WHERE p.board_id = b.id
      AND NOT (${notBlocked("?1", "p.user_id")})) AS blocked
    FROM tournament_boards b WHERE b.tournament_id = ?2 AND b.kind = 'drawn' AND b.settled_at IS NULL
      AND b.players < 30 ORDER BY b.players DESC LIMIT 8`,
    userId,
    tournament,
  );

/** The board of an invitation, where its week is this one, its age is the member's, and nobody on it is blocked. */
export const boardWithCode = (
  db: Database,
  {
    userId,
    tournament,
    code,
    ageBand,
  }: { userId: string; tournament: string; code: string; ageBand: AgeBand },
): RawQuery<{ id: string; players: number }> =>
  db.written(
    `SELECT b.id, b.players FROM tournament_boards b WHERE b.code = ?3 AND b.tournament_id = ?2 AND b.age_band = ?4
      AND b.settled_at IS NULL AND b.group_id IS NULL AND NOT EXISTS (SELECT 1 FROM tournament_participants p WHERE p.board_id = b.id
        AND NOT (${notBlocked("?1", "p.user_id")}))`,
    userId,
    tournament,
    code,
    ageBand,
  );

export const addBoard = (
  db: Database,
  row: { id: string; tournament: string; ageBand: AgeBand; code: string | null; groupId?: string },
): Statement =>
  db.written(
    `INSERT INTO tournament_boards (id, tournament_id, age_band, kind, code, group_id)
    VALUES (?1, ?2, ?3, iif(?4 IS NULL, 'drawn', 'invited'), ?4, ?5)`,
    row.id,
    row.tournament,
    row.ageBand,
    row.code,
    row.groupId ?? null,
  );

/** Who is on a board of the week stays there. */
export const addPlayer = (
  db: Database,
  row: { tournament: string; userId: string; board: string; at: number },
): Statement =>
  db.written(
    "INSERT INTO tournament_participants (tournament_id, user_id, board_id, joined_at) VALUES (?1, ?2, ?3, ?4)",
    row.tournament,
    row.userId,
    row.board,
    row.at,
  );

export const removePlayer = (db: Database, userId: string, tournament: string): Statement =>
  db.written(
    `DELETE FROM tournament_participants WHERE user_id = ?1 AND tournament_id = ?2 AND place IS NULL
      AND EXISTS (SELECT 1 FROM tournament_boards b WHERE b.id = board_id AND b.settled_at IS NULL)`,
    userId,
    tournament,
  );

export type GroupRow = { id: string; name: string };
/** Groups of the member's own age, whose board they may be on. */
export const groupsToPlay = (db: Database, userId: string): RawQuery<GroupRow> =>
  db.written(
    `SELECT g.id, g.name FROM group_members x JOIN study_groups g ON g.id = x.group_id
    JOIN community_members v ON v.user_id = x.user_id
    WHERE x.user_id = ?1 AND g.age_band = v.age_band AND g.archived_at IS NULL AND g.moderation = 'shown'
    ORDER BY g.name COLLATE NOCASE, g.id LIMIT 20`,
    userId,
  );

export type GroupBoardRow = { board: string | null; players: number; blocked: number };
/** The week's board of a group of the member's; nothing where they are not in it, or it is of another age. */
export const groupBoardOf = (
  db: Database,
  { userId, groupId, tournament }: { userId: string; groupId: string; tournament: string },
): RawQuery<GroupBoardRow> =>
  db.written(
    `SELECT b.id AS board, coalesce(b.players, 0) AS players,
      EXISTS (SELECT 1 FROM tournament_participants p WHERE p.board_id = b.id
        AND NOT (${notBlocked("?1", "p.user_id")})) AS blocked
    FROM study_groups g JOIN community_members v ON v.user_id = ?1 AND v.age_band = g.age_band
    LEFT JOIN tournament_boards b ON b.group_id = g.id AND b.tournament_id = ?3 AND b.settled_at IS NULL
    WHERE g.id = ?2 AND g.archived_at IS NULL AND g.moderation = 'shown' AND ${memberOf("?1", "g.id")}`,
    userId,
    groupId,
    tournament,
  );

type Day = { userId: string; tournament: string; day: string; correct: number };
/** Days of players; of whoever plays in that week alone, and once each. */
export const addDays = (db: Database, days: readonly Day[]): Statement =>
  db.written(
    `INSERT INTO tournament_days (tournament_id, user_id, day, correct)
    SELECT p.tournament_id, p.user_id, d.value ->> 'day', d.value ->> 'correct'
    FROM json_each(?1) d JOIN tournament_participants p
      ON p.tournament_id = d.value ->> 'tournament' AND p.user_id = d.value ->> 'userId'
    JOIN tournament_boards b ON b.id = p.board_id AND b.settled_at IS NULL
    WHERE d.value ->> 'day' BETWEEN p.tournament_id AND date(p.tournament_id, '+6 days')
    ON CONFLICT DO NOTHING`,
    JSON.stringify(days),
  );

/** The day's ten of a member, once they are finished: right answers without help. In the other database. */
export const dailyOf = (db: Database, userId: string, day: string): RawQuery<{ unaided: number }> =>
  db.written(
    "SELECT unaided FROM game_rounds WHERE user_id = ?1 AND day = ?2 AND kind = 'daily' AND finished_at IS NOT NULL",
    userId,
    day,
  );
export const playedSince = (db: Database, userId: string, since: string): RawQuery<{ day: string }> =>
  db.written(
    `SELECT day FROM game_rounds WHERE user_id = ?1 AND day >= ?2 AND kind = 'daily' AND finished_at IS NOT NULL`,
    userId,
    since,
  );
/** `tookMs`: to the last answer. `isLive`: each question was asked for; others came at once, from a device that kept them. */
export type DailyRow = { userId: string; day: string; correct: number; tookMs: number; isLive: 0 | 1 };
export const dailiesOf = (
  db: Database,
  users: readonly string[],
  from: string,
  to: string,
): RawQuery<DailyRow> =>
  db.written(
    `SELECT r.user_id AS userId, r.day, r.unaided AS correct, r.finished_at - r.started_at AS tookMs,
      r.shown_at > r.started_at AS isLive FROM json_each(?1) u
    JOIN game_rounds r ON r.user_id = u.value AND r.kind = 'daily' AND r.day BETWEEN ?2 AND ?3
      AND r.finished_at IS NOT NULL`,
    JSON.stringify(users),
    from,
    to,
  );

export type ReviewedPlayer = Standing & { tournament: string; name: string };
/** Who they are on their boards; in the shared database. */
export const playersToReview = (
  db: Database,
  reviews: readonly { userId: string; tournament: string }[],
): RawQuery<ReviewedPlayer> =>
  db.written(
    `SELECT p.user_id AS userId, p.tournament_id AS tournament, m.display_name AS name, p.points, p.days
    FROM json_each(?1) r JOIN tournament_participants p
      ON p.user_id = r.value ->> 'userId' AND p.tournament_id = r.value ->> 'tournament'
    JOIN community_members m ON m.user_id = p.user_id`,
    JSON.stringify(reviews),
  );

export type OpenBoard = { id: string; tournament: string };
export const boardsToSettle = (
  db: Database,
  { last, most, now }: { last: string; most: number; now: number },
): RawQuery<OpenBoard> =>
  db.written(
    `SELECT id, tournament_id AS tournament FROM tournament_boards
    WHERE settled_at IS NULL AND tournament_id <= ?1 AND coalesce(held_until, 0) <= ?3
    ORDER BY tournament_id LIMIT ?2`,
    last,
    most,
    now,
  );

export type PlayerRow = Standing & { board: string; tournament: string };
export const playersOf = (db: Database, boards: readonly string[]): RawQuery<PlayerRow> =>
  db.written(
    `SELECT user_id AS userId, board_id AS board, tournament_id AS tournament, points, days
    FROM tournament_participants WHERE board_id IN (SELECT value FROM json_each(?1))`,
    JSON.stringify(boards),
  );

export const savePlaces = (
  db: Database,
  places: readonly { userId: string; tournament: string; place: number }[],
): Statement =>
  db.written(
    `UPDATE tournament_participants SET place = d.value ->> 'place' FROM json_each(?1) d
    WHERE user_id = d.value ->> 'userId' AND tournament_id = d.value ->> 'tournament'`,
    JSON.stringify(places),
  );

export const closeBoards = (db: Database, boards: readonly string[], now: number): Statement =>
  db.written(
    `UPDATE tournament_boards SET settled_at = ?2
    WHERE settled_at IS NULL AND id IN (SELECT value FROM json_each(?1))`,
    JSON.stringify(boards),
    now,
  );

/** What the settling causes in the other database, a row each (decision 0060). */
export const addEffects = (
  db: Database,
  rows: readonly { id: string; cause: string; userId: string; effect: string }[],
  now: number,
): Statement =>
  db.written(
    outboxFrom(`SELECT value ->> 'id', value ->> 'cause', value ->> 'userId', value ->> 'effect', ?2, ?2 FROM json_each(?1)
    WHERE true`),
    JSON.stringify(rows),
    now,
  );
