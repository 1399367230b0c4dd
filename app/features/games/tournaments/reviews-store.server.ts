import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { Review, ReviewOutcome, Unusual } from "./unusual.ts";

/** Weeks to be looked at; one that is there already stays as it is. */
export const addReviews = (
  db: Database,
  reviews: readonly ({ userId: string; tournament: string } & Unusual)[],
  now: number,
): Statement =>
  db.written(
    `INSERT INTO tournament_reviews (user_id, tournament_id, quick_days, together_days, noticed_at)
    SELECT value ->> 'userId', value ->> 'tournament', value ->> 'quickDays', value ->> 'togetherDays', ?2
    FROM json_each(?1) WHERE value ->> 'userId' IN (SELECT user_id FROM game_rounds) ON CONFLICT DO NOTHING`,
    JSON.stringify(reviews),
    now,
  );

const REVIEW = "user_id AS userId, tournament_id AS tournament, outcome";
/** What stands of a week's players. */
export const reviewsOf = (db: Database, users: readonly string[], tournament: string): RawQuery<Review> =>
  db.written(
    `SELECT ${REVIEW} FROM json_each(?1) u JOIN tournament_reviews ON user_id = u.value AND tournament_id = ?2`,
    JSON.stringify(users),
    tournament,
  );

/** A member's own weeks that were not counted. */
export const leftOutOf = (db: Database, userId: string, since: string): RawQuery<{ tournament: string }> =>
  db.written(
    `SELECT tournament_id AS tournament FROM tournament_reviews
    WHERE user_id = ?1 AND tournament_id >= ?2 AND outcome = 'left_out'`,
    userId,
    since,
  );

export type OpenReview = { userId: string; tournament: string; noticedAt: number } & Unusual;
/** The longest waiting first. */
export const openReviews = (db: Database): RawQuery<OpenReview> =>
  db.written(
    `SELECT user_id AS userId, tournament_id AS tournament, quick_days AS quickDays, together_days AS togetherDays,
      noticed_at AS noticedAt FROM tournament_reviews WHERE judged_at IS NULL ORDER BY noticed_at LIMIT 100`,
  );

export const judgeReview = (
  db: Database,
  {
    userId,
    tournament,
    outcome,
    at,
  }: { userId: string; tournament: string; outcome: ReviewOutcome; at: number },
): Statement =>
  db.written(
    "UPDATE tournament_reviews SET outcome = ?3, judged_at = ?4 WHERE user_id = ?1 AND tournament_id = ?2",
    userId,
    tournament,
    outcome,
    at,
  );

/** Boards that wait to be looked at are not settled before then. */
export const holdBoards = (db: Database, boards: readonly string[], until: number): Statement =>
  db.written(
    "UPDATE tournament_boards SET held_until = ?2 WHERE settled_at IS NULL AND id IN (SELECT value FROM json_each(?1))",
    JSON.stringify(boards),
    until,
  );
