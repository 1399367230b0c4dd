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

/** The member's own seats and days; the board by its id alone, and nobody else on it. */
export const tournamentsWhole = (db: Database, userId: string) =>
  [
    db.written<Whole>(
      "SELECT * FROM tournament_participants WHERE user_id = ?1 ORDER BY tournament_id",
      userId,
    ),
    db.written<Whole>("SELECT * FROM tournament_days WHERE user_id = ?1 ORDER BY tournament_id, day", userId),
  ] as const;
