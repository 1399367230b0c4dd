import type { Database, RawQuery } from "#app/db/database.ts";

export type Whole = Record<string, unknown>;

/** The tables of games that hold a member's own, and how their rows are ordered. */
export const OWN_TABLES = {
  game_rounds: "id",
  game_answers: "round_id, place",
  game_helps: "round_id, place, help",
  trivia_cards: "item",
  trivia_disputes: "item",
  user_quest_progress: "slot, opened_day",
  user_achievements: "achievement_id",
  challenge_steps: "season, step",
  game_choices: "user_id",
  tournament_reviews: "tournament_id",
} as const;
export type OwnTable = keyof typeof OWN_TABLES;

/** A page of a table, whole rows. */
export const rowsOwn = (
  db: Database,
  table: OwnTable,
  { userId, skip, most }: { userId: string; skip: number; most: number },
): RawQuery<Whole> =>
  db.written(
    `SELECT * FROM ${table} WHERE user_id = ?1 ORDER BY ${OWN_TABLES[table]} LIMIT ?3 OFFSET ?2`,
    userId,
    skip,
    most,
  );

/** The tables of Bible Feud that the member opened; not who came, which nobody keeps. */
export const feudTablesWhole = (db: Database, userId: string): RawQuery<Whole> =>
  db.written(
    `SELECT id, age_band, language, boards, created_at, ends_at, ended_at FROM feud_tables WHERE user_id = ?1
    ORDER BY created_at`,
    userId,
  );

/** The member's own seats and days; the board by its id alone, and nobody else on it. */
export const tournamentsWhole = (db: Database, userId: string) =>
  [
    db.written<Whole>(
      "SELECT * FROM tournament_participants WHERE user_id = ?1 ORDER BY tournament_id",
      userId,
    ),
    db.written<Whole>("SELECT * FROM tournament_days WHERE user_id = ?1 ORDER BY tournament_id, day", userId),
  ] as const;

/** The member's duels, as both may know them; the friend by the name that the member knows. */
export const duelsWhole = (db: Database, userId: string): RawQuery<Whole> =>
  db.written(
    `SELECT d.id, m.display_name AS name, d.from_id = ?1 AS asked, d.items, d.made_at, d.ends_at,
      iif(d.from_id = ?1, iif(d.state = 'declined', 'open', d.state), d.state) AS state,
      iif(d.from_id = ?1, d.from_points, d.to_points) AS points,
      iif(d.from_points IS NULL OR d.to_points IS NULL, NULL, iif(d.from_id = ?1, d.to_points, d.from_points)) AS theirs
    FROM trivia_duels d JOIN community_members m ON m.user_id = iif(d.from_id = ?1, d.to_id, d.from_id)
    WHERE d.from_id = ?1 OR d.to_id = ?1 ORDER BY d.made_at`,
    userId,
  );

export const pollAnswersWhole = (db: Database, userId: string): RawQuery<Whole> =>
  db.written("SELECT poll, language, word, at FROM feud_answers WHERE user_id = ?1 ORDER BY poll", userId);

/** In which groups the member takes part, and the days of theirs that counted; nobody else's. */
export const groupQuestsWhole = (db: Database, userId: string) =>
  [
    db.written<Whole>(
      "SELECT group_id, from_day, at FROM group_quest_people WHERE user_id = ?1 ORDER BY at",
      userId,
    ),
    db.written<Whole>(
      `SELECT d.group_id, d.opened_day, q.quest, d.day, d.at FROM group_quest_days d JOIN group_quests q
        ON q.group_id = d.group_id AND q.opened_day = d.opened_day WHERE d.user_id = ?1 ORDER BY d.opened_day, d.day`,
      userId,
    ),
  ] as const;
