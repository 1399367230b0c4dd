import type { Cause } from "./catalog.ts";

/**
 * What statements of other features put into theirs to read the wallet (decision 0100). `member`, `causeId` and days
 * are SQL: `?1`, or a column of the statement around it with its table's name before it.
 */

/** Bought messages that are left. */
export const creditsOf = (member: string): string =>
  `coalesce((SELECT message_credits FROM user_stats WHERE user_id = ${member}), 0)`;

export const experienceOf = (member: string): string =>
  `coalesce((SELECT total_experience FROM user_stats WHERE user_id = ${member}), 0)`;

export const prayerSessionsOf = (member: string): string =>
  `coalesce((SELECT prayer_sessions FROM user_stats WHERE user_id = ${member}), 0)`;

/** The member's wallet as JSON, null without stats. */
export const walletOf = (member: string): string =>
  `(SELECT json_object('coins', faith_coins, 'gems', faith_gems, 'messageCredits', message_credits,
    'experience', total_experience, 'level', user_level, 'prayerSessions', prayer_sessions, 'version', version)
  FROM user_stats WHERE user_id = ${member})`;

export const balanceJson = (member: string): string =>
  `(SELECT json_object('coins', faith_coins, 'gems', faith_gems) FROM user_stats WHERE user_id = ${member})`;

export const wasMoved = (member: string, cause: Cause, causeId: string): string =>
  `EXISTS (SELECT 1 FROM wallet_ledger WHERE user_id = ${member} AND cause = '${cause}' AND cause_id = ${causeId})`;

export const movementsBy = (member: string, cause: Cause): string =>
  `(SELECT count(*) FROM wallet_ledger WHERE user_id = ${member} AND cause = '${cause}')`;

/** How many of an activity were paid on each of the member's days since one, as a JSON object by the day. */
export const paidByDayJson = (member: string, cause: Cause, since: string): string =>
  `(SELECT json_group_object(reward_day, paid) FROM (SELECT reward_day, count(*) AS paid
    FROM wallet_ledger WHERE user_id = ${member} AND cause = '${cause}' AND reward_day >= ${since} GROUP BY reward_day))`;

/** The days since one on which one cause was paid, whose id has its day behind an `@`. */
export const rewardedDaysJson = (member: string, cause: Cause, key: string, since: string): string =>
  `(SELECT json_group_array(reward_day) FROM wallet_ledger WHERE user_id = ${member} AND cause = '${cause}'
    AND reward_day >= ${since} AND cause_id = ${key} || '@' || reward_day)`;

/** Rows `measure, day, times` of what was paid since a day, for a part of a union. */
export const paidDays = (member: string, causes: readonly Cause[], since: string): string =>
  `SELECT cause AS measure, reward_day AS day, count(*) AS times FROM wallet_ledger WHERE user_id = ${member}
    AND cause IN (${causes.map((cause) => `'${cause}'`).join(", ")}) AND reward_day >= ${since}
    GROUP BY cause, reward_day`;

/** The last day of a daily login, at the end of its cause. */
export const lastLoginDay = (member: string): string =>
  `(SELECT substr(cause_id, -10) FROM wallet_ledger
    WHERE user_id = ${member} AND cause = 'daily_login' ORDER BY cause_id DESC LIMIT 1)`;

export const movementsOf = (member: string): string =>
  `(SELECT count(*) FROM wallet_ledger WHERE user_id = ${member})`;

/** What payments and refunds changed in bought messages, as JSON. */
export const creditMovementsJson = (member: string): string =>
  `(SELECT json_group_array(json_object('cause', cause, 'causeId', cause_id, 'amount', amount))
    FROM wallet_ledger WHERE user_id = ${member}
      AND cause IN ('credits_bought', 'credits_withdrawn', 'credits_restored'))`;

/** The coins that one cause brought in a moment; its id has its day behind an `@`. */
export const coinsAt = (member: string, cause: Cause, key: string, at: string): string =>
  `coalesce((SELECT amount FROM wallet_ledger l WHERE l.user_id = ${member} AND l.cause = '${cause}'
      AND l.currency = 'faith_coins' AND l.cause_id = ${key} || '@' || l.reward_day AND l.created_at = ${at}), 0)`;
