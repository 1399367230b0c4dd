import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { Cause, Currency } from "./catalog.ts";
import type { Movement } from "./rules.ts";

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

/**
 * A movement that stands in a statement of somebody else's, where `only` holds; all values but the cause are SQL, and
 * `only` may name the columns of the member's stats. For a `RETURNING` behind it.
 */
export const movementWhere = (
  to: Record<"member" | "amount" | "causeId" | "now", string> & { currency: Currency; cause: Cause },
  only: string,
): string =>
  `INSERT INTO wallet_ledger (user_id, currency, amount, cause, cause_id, balance_after, created_at)
  SELECT user_id, '${to.currency}', ${to.amount}, '${to.cause}', ${to.causeId}, ${to.currency} + ${to.amount}, ${to.now}
  FROM user_stats WHERE user_id = ${to.member} AND ${only}`;

/** What is there of bought messages, at most `most`: the balance when it is written decides, and nothing falls below zero. */
export const withdrawCredits = (
  db: Database,
  userId: string,
  { most, key, now }: { most: number; key: string; now: number },
): RawQuery<never> => db.written(WITHDRAW, userId, most, key, now);

const WITHDRAW = movementWhere(
  {
    ...{ member: "?1", currency: "message_credits", cause: "credits_withdrawn", causeId: "?3", now: "?4" },
    amount: "(-min(message_credits, cast(?2 AS INTEGER)))",
  },
  "message_credits > 0",
);

/** Coins of many members at once, all or none. */
export const addCoinMovements = (
  db: Database,
  movements: readonly (NewMovement & { userId: string })[],
  now: number,
): Statement =>
  db.written(
    `INSERT INTO wallet_ledger (user_id, currency, amount, cause, cause_id, subject, balance_after, created_at)
    SELECT s.user_id, 'faith_coins', j.value ->> 'amount', j.value ->> 'cause', j.value ->> 'causeId',
      j.value ->> 'subject', s.faith_coins + (j.value ->> 'amount'), ?2
    FROM json_each(?1) j JOIN user_stats s ON s.user_id = j.value ->> 'userId'`,
    JSON.stringify(movements),
    now,
  );
