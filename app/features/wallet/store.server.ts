import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { Cause, Currency } from "./catalog.ts";
import type { Movement } from "./rules.ts";

/** The member's wallet as JSON, null without stats. `member` is SQL that names the member. */
export const walletOf = (member: string): string =>
  `(SELECT json_object('coins', faith_coins, 'gems', faith_gems, 'messageCredits', message_credits,
    'experience', total_experience, 'level', user_level, 'prayerSessions', prayer_sessions, 'version', version)
  FROM user_stats WHERE user_id = ${member})`;

/** F22: for a member without a movement so far. */
export const beginStats = (db: Database, userId: string, now: number): Statement =>
  db.written(
    "INSERT INTO user_stats (user_id, updated_at) VALUES (?1, ?2) ON CONFLICT (user_id) DO NOTHING",
    userId,
    now,
  );

const move = (column: Currency): string =>
  `INSERT INTO wallet_ledger (user_id, currency, amount, cause, cause_id, subject, balance_after, created_at, reward_day)
  VALUES (?1, '${column}', ?2, ?3, ?4, ?5, (SELECT ${column} FROM user_stats WHERE user_id = ?1) + ?2, ?6, ?7)`;
const MOVE: Record<Currency, string> = {
  faith_coins: move("faith_coins"),
  faith_gems: move("faith_gems"),
  message_credits: move("message_credits"),
};

export type NewMovement = {
  currency: Currency;
  /** Not 0. */
  amount: number;
  cause: Cause;
  causeId: string;
  subject?: string;
  /** The member's day of a reward: by it the schema counts how many there were (LV13). */
  rewardDay?: string;
};

/**
 * One line of the ledger, and with it the balance. Fails on `coins_enough`, `gems_enough`, `credits_enough`, and for a
 * cause that was written before on `ALREADY_MOVED`.
 */
export const addMovement = (db: Database, userId: string, now: number, to: NewMovement): Statement =>
  db.written(
    MOVE[to.currency],
    userId,
    to.amount,
    to.cause,
    to.causeId,
    to.subject ?? "",
    now,
    to.rewardDay ?? null,
  );

/** The constraint's name for a cause that was written before. */
export const ALREADY_MOVED =
  "wallet_ledger.user_id, wallet_ledger.cause, wallet_ledger.cause_id, wallet_ledger.currency";

/** The constraint's name for a reward beyond those that a day has. */
export const REWARD_LIMIT = "reward_daily_limit";

/** How many of an activity were paid to a member on a day, in a statement of somebody else's. */
export const rewardedOn = (member: string, cause: Cause, day: string): string =>
  `(SELECT count(*) FROM wallet_ledger WHERE user_id = ${member} AND cause = '${cause}' AND reward_day = ${day})`;

/** G12, LV1, LV14: the level and its gem follow by the schema. */
export const gainExperience = (
  db: Database,
  userId: string,
  gained: { experience: number; prayers: number },
  now: number,
): Statement =>
  db.written(
    `UPDATE user_stats SET total_experience = total_experience + ?2,
      user_level = min(100, cast(total_experience + ?2 AS INTEGER) / 100 + 1), prayer_sessions = prayer_sessions + ?3,
      version = version + 1, updated_at = ?4
    WHERE user_id = ?1`,
    userId,
    gained.experience,
    gained.prayers,
    now,
  );

const COLUMNS = `seq, currency, amount, cause, cause_id AS causeId, subject, balance_after AS balanceAfter,
  created_at AS createdAt`;

/** With the day that a reward was counted on; null for every other movement. */
export type StoredMovement = Movement & { rewardDay: string | null };

/** Oldest first, after a line: for the archive and for CSV. */
export const movementsAfter = (
  db: Database,
  userId: string,
  after: number,
  most: number,
): RawQuery<StoredMovement> =>
  db.written(
    `SELECT ${COLUMNS}, reward_day AS rewardDay FROM wallet_ledger WHERE user_id = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3`,
    userId,
    after,
    most,
  );
