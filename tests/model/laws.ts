import { ADOPTION_COINS, CARE } from "#app/features/pet/model/catalog.ts";
import { REWARDS } from "#app/features/rewards/catalog.ts";

/** What holds whatever is done, as SQL that finds what breaks it. Nothing here is asked of the product's own code. */
const rewards = Object.keys(REWARDS)
  .map((activity) => `'${activity}'`)
  .join(", ");
const paidFor = (currency: string) =>
  `-coalesce((SELECT sum(amount) FROM wallet_ledger WHERE cause = 'purchase' AND cause_id = p.id
    AND currency = '${currency}' AND user_id = p.user_id), 0)`;
const ledger = (cause: string, id: string) =>
  `(SELECT amount FROM wallet_ledger WHERE cause = '${cause}' AND cause_id = ${id})`;
const runs = (table: string) =>
  `SELECT 1 FROM ${table} WHERE status = 'completed' AND completed_at < started_at + 5000`;

/**
 * @param began experience that the members began with
 * @param stock what there was of each limited thing
 */
export const invariants = (began: number, stock: number): Record<string, string> => ({
  ...Object.fromEntries(
    ["faith_coins", "faith_gems", "message_credits"].map((currency) => [
      `${currency} are the sum of their ledger, and never below nothing`,
      `SELECT * FROM user_stats s WHERE ${currency} < 0 OR ${currency} <> (SELECT coalesce(sum(amount), 0)
        FROM wallet_ledger l WHERE l.user_id = s.user_id AND l.currency = '${currency}')`,
    ]),
  ),
  "each cause is paid once":
    "SELECT user_id FROM wallet_ledger GROUP BY user_id, cause, cause_id, currency HAVING count(*) > 1",
  "no right answer of trivia is paid without it": `SELECT seq FROM wallet_ledger l WHERE cause = 'trivia_correct'
    AND cause_id NOT LIKE 'cause-%' AND NOT EXISTS (SELECT 1 FROM game_answers a WHERE a.user_id = l.user_id
      AND a.correct = 1 AND l.cause_id = a.item || '@' || l.reward_day)`,
  "a round's sums are those of its answers": `SELECT id FROM game_rounds r WHERE answered <> (SELECT count(*)
    FROM game_answers a WHERE a.user_id = r.user_id AND a.round_id = r.id) OR correct <> (SELECT coalesce(sum(correct), 0)
    FROM game_answers a WHERE a.user_id = r.user_id AND a.round_id = r.id)`,
  "each quest that is done was paid, and each payment has its quest": `SELECT slot FROM user_quest_progress q
    WHERE completed_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM wallet_ledger l WHERE l.user_id = q.user_id
      AND cause = 'quest_complete' AND cause_id = slot || '@' || opened_day)
    UNION ALL SELECT seq FROM wallet_ledger l WHERE cause = 'quest_complete' AND cause_id NOT LIKE 'cause-%'
      AND NOT EXISTS (SELECT 1 FROM user_quest_progress q WHERE q.user_id = l.user_id AND completed_at IS NOT NULL
        AND cause_id = slot || '@' || opened_day)`,
  "each achievement was paid, and each payment has its achievement": `SELECT achievement_id FROM user_achievements u
    WHERE NOT EXISTS (SELECT 1 FROM wallet_ledger l WHERE l.user_id = u.user_id AND cause = 'achievement_unlock'
      AND cause_id = achievement_id)
    UNION ALL SELECT cause_id FROM wallet_ledger l WHERE cause = 'achievement_unlock' AND cause_id NOT LIKE 'cause-%'
      AND NOT EXISTS (SELECT 1 FROM user_achievements u WHERE u.user_id = l.user_id AND achievement_id = cause_id)`,
  "each line leaves the balance that it says": `SELECT * FROM (SELECT balance_after,
    sum(amount) OVER (PARTITION BY user_id, currency ORDER BY seq) AS sum FROM wallet_ledger)
    WHERE balance_after <> sum`,
  "stats are within 0 and 100": `SELECT * FROM user_pets WHERE happiness NOT BETWEEN 0 AND 100
    OR health NOT BETWEEN 0 AND 100 OR energy NOT BETWEEN 0 AND 100`,
  "the level is by experience":
    "SELECT * FROM user_stats WHERE user_level <> min(100, total_experience / 100 + 1)",
  "a gem for each level": `SELECT user_id FROM user_stats s WHERE user_level - 1 <> (SELECT count(*)
    FROM wallet_ledger l WHERE l.user_id = s.user_id AND cause = 'level_up' AND amount = 1)`,
  "stock is what was not sold": `SELECT i.id FROM reward_shop_items i WHERE is_limited = 1 AND (stock_quantity < 0
    OR stock_quantity + (SELECT count(*) FROM user_purchases p WHERE p.item_id = i.id) <> ${stock})`,
  "only what is special is bought twice": `SELECT p.user_id FROM user_purchases p
    JOIN reward_shop_items i ON i.id = item_id WHERE category <> 'special'
    GROUP BY p.user_id, item_id HAVING count(*) > 1`,
  "each purchase was paid in full, once": `SELECT p.id FROM user_purchases p JOIN reward_shop_items i ON i.id = p.item_id
    WHERE i.cost_coins <> ${paidFor("faith_coins")} OR i.cost_gems <> ${paidFor("faith_gems")}
      OR i.cost_coins <> purchase_price_coins OR i.cost_gems <> purchase_price_gems`,
  "every payment in the shop has its purchase": `SELECT 1 FROM wallet_ledger l WHERE cause = 'purchase'
    AND NOT EXISTS (SELECT 1 FROM user_purchases p WHERE p.id = l.cause_id AND p.user_id = l.user_id)`,
  "one thing is on":
    "SELECT user_id FROM user_purchases WHERE is_equipped = 1 GROUP BY user_id HAVING count(*) > 1",
  "what is special is not worn": `SELECT 1 FROM user_purchases p JOIN reward_shop_items i ON i.id = item_id
    WHERE is_equipped = 1 AND category = 'special'`,
  "one pet a member": "SELECT user_id FROM user_pets GROUP BY user_id HAVING count(*) > 1",
  "one adventure at a time":
    "SELECT pet_id FROM pet_adventures WHERE status = 'in_progress' GROUP BY pet_id HAVING count(*) > 1",
  "no outing ends before its time": `${runs("pet_adventures")} UNION ALL ${runs("pet_training_sessions")}`,
  ...Object.fromEntries(
    (
      [
        ["feed", "pet_fed"],
        ["groom", "pet_groomed"],
      ] as const
    ).map(([careAction, cause]) => [
      `each ${careAction} was paid, and each payment fed`,
      `SELECT a.id FROM pet_activities a WHERE activity_type = '${careAction}' AND ${-CARE[careAction].coins} IS NOT
        (SELECT amount FROM wallet_ledger l WHERE l.user_id = a.user_id AND cause = '${cause}' AND cause_id = a.cause_id)
      UNION ALL SELECT l.seq FROM wallet_ledger l WHERE cause = '${cause}' AND NOT EXISTS (SELECT 1 FROM pet_activities a
        WHERE a.user_id = l.user_id AND activity_type = '${careAction}' AND a.cause_id = l.cause_id)`,
    ]),
  ),
  "an adventure pays what its result says": `SELECT a.id FROM pet_adventures a WHERE status = 'completed'
    AND result ->> '$.rewardsEarned.coins' IS NOT ${ledger("adventure", "a.id || '@' || a.begun_day")}`,
  "half, rounded down, when it turned out otherwise": `SELECT id FROM pet_adventures WHERE status = 'completed'
    AND result ->> '$.rewardsEarned.coins' <> iif(result ->> 'success', rewards ->> 'coins', (rewards ->> 'coins') / 2)`,
  "the pet has learned from each adventure": `SELECT p.id FROM user_pets p WHERE experience <> (
    SELECT coalesce(sum(a.rewards ->> 'experience'), 0) FROM wallet_ledger l
    JOIN pet_adventures a ON a.id = substr(l.cause_id, 1, 30) WHERE l.user_id = p.user_id AND l.cause = 'adventure')`,
  "a pet's level is at least its experience's":
    "SELECT id FROM user_pets WHERE level < min(100, experience / 100 + 1)",
  "a training that runs or has run was paid": `SELECT t.id FROM pet_training_sessions t WHERE status <> 'available'
    AND -cost_coins IS NOT ${ledger("training", "t.id || '@' || t.begun_day")}`,
  "what was not trained was given back, and nothing else": `SELECT t.id FROM pet_training_sessions t
    WHERE status = 'completed' AND iif(result ->> 'gained' = 0, cost_coins, NULL)
      IS NOT ${ledger("training_refunded", "t.id || '@' || t.begun_day")}`,
  "a daily bonus once a day":
    "SELECT 1 FROM pet_activities WHERE activity_type = 'daily_login_bonus' GROUP BY user_id, cause_id HAVING count(*) > 1",
  "each reward is its table's": `SELECT * FROM wallet_ledger WHERE CASE cause ${Object.entries(REWARDS)
    .map(([activity, { coins }]) => `WHEN '${activity}' THEN amount <> ${coins}`)
    .join(" ")} ELSE 0 END`,
  "no activity is paid more often on a day than its table says": Object.entries(REWARDS)
    .map(
      ([activity, { aDay }]) => `SELECT user_id FROM wallet_ledger WHERE cause = '${activity}'
        GROUP BY user_id, reward_day HAVING count(*) > ${aDay}`,
    )
    .join(" UNION ALL "),
  "each reward has its day, and nothing else has one": `SELECT seq FROM wallet_ledger
    WHERE (cause IN (${rewards})) <> (reward_day IS NOT NULL)`,
  "experience is twice the coins of what was done": `SELECT s.user_id FROM user_stats s
    WHERE total_experience <> ${began} + (SELECT coalesce(sum(2 * amount), 0) FROM wallet_ledger l
      WHERE l.user_id = s.user_id AND cause IN (${rewards}))`,
  "each prayer is counted": `SELECT s.user_id FROM user_stats s WHERE prayer_sessions <>
    (SELECT count(*) FROM wallet_ledger l WHERE l.user_id = s.user_id AND cause = 'prayer')`,
  "a pet came with its first coins, once": `SELECT p.id FROM user_pets p WHERE ${ADOPTION_COINS} IS NOT
    (SELECT sum(amount) FROM wallet_ledger l WHERE l.user_id = p.user_id AND cause = 'pet_adopted')`,
  // nobody gains from two at once what one after the other would not give
  "no energy out of nowhere": `SELECT p.id FROM user_pets p WHERE energy > 80
    + 5 * ((settled_at - adopted_at) / 3600000)
    + (SELECT coalesce(sum(stat_changes ->> 'energy'), 0) FROM pet_activities WHERE user_pet_id = p.id AND activity_type = 'faith_bonus')
    + (SELECT coalesce(sum(improvement_amount), 0) FROM pet_training_sessions t JOIN wallet_ledger l
      ON l.cause = 'training' AND substr(l.cause_id, 1, 30) = t.id WHERE t.pet_id = p.id AND stat_targeted = 'energy')
    - 20 * ((SELECT count(*) FROM pet_activities WHERE user_pet_id = p.id AND activity_type = 'play')
      + (SELECT count(*) FROM wallet_ledger WHERE user_id = p.user_id AND cause = 'adventure')
      + (SELECT count(*) FROM pet_adventures WHERE pet_id = p.id AND status = 'in_progress'))`,
});
