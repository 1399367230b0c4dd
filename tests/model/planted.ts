import type { Planted } from "./economy.ts";

/** Bugs that somebody could make in the schema or in a statement. The model must catch every one. */
const swap =
  (from: string | RegExp, to: string) =>
  (sql: string): string =>
    sql.replace(from, to);
/** A trigger that is not there. */
const without = (trigger: string): Planted => ({
  schema: (sql) => sql.replace(new RegExp(`CREATE TRIGGER ${trigger}[\\s\\S]*?\\nEND;`), ""),
});
const schema = (from: string | RegExp, to: string): Planted => ({ schema: swap(from, to) });
const statement = (from: string | RegExp, to: string): Planted => ({ statement: swap(from, to) });
const both = (...planted: Planted[]): Planted => ({
  schema: (sql) => planted.reduce((text, one) => one.schema?.(text) ?? text, sql),
  statement: (sql) => planted.reduce((text, one) => one.statement?.(text) ?? text, sql),
});
const noCause = schema("UNIQUE (user_id, cause, cause_id, currency)", "CHECK (true)");
const noCheck = (name: string): Planted =>
  schema(new RegExp(`CONSTRAINT ${name} CHECK \\((?:[^()]|\\([^()]*\\))*\\)`, "g"), "CHECK (true)");

export const PLANTED: Record<string, Planted> = {
  "coins may fall below nothing": noCheck("coins_enough"),
  "a cause may be paid twice": noCause,
  "a day pays without a limit": both(
    without("reward_is_limited"),
    // and no rule looks either
    statement(/reward_day >= \?\d/, "reward_day > 'z'"),
  ),
  "a session is paid each time that it is told": both(
    noCause,
    statement("AND cause_id = ?2), 'true', 'false')", "AND cause_id = 'none'), 'true', 'false')"),
  ),
  "a pet is saved whatever it is by now": without("pet_in_turn"),
  "a pet is saved over what another tab has done": statement(
    "resting_since = ?14, updated_at = ?15, version = ?16",
    "resting_since = ?14, updated_at = ?15, version = version + 1 + 0 * ?16",
  ),
  "an adventure may be finished twice": both(without("adventure_in_turn"), noCause),
  "a training may be finished twice": both(without("training_in_turn"), noCause),
  "a quest may be done twice": both(without("quest_is_done"), noCause),
  "two adventures at once": schema(
    "CREATE UNIQUE INDEX adventures_one_running",
    "CREATE INDEX adventures_one_running",
  ),
  "a sale takes nothing from the stock": without("purchase_takes_stock"),
  "each sale takes two": schema(
    "stock_quantity = stock_quantity - 1",
    "stock_quantity = max(0, stock_quantity - 2)",
  ),
  "the same thing is sold twice": schema(
    "i.category <> 'special'\n      AND EXISTS",
    "i.category = 'none'\n      AND EXISTS",
  ),
  "two things are on": both(
    schema("CREATE UNIQUE INDEX purchases_one_equipped", "CREATE INDEX purchases_one_equipped"),
    statement(
      "UPDATE user_purchases SET is_equipped = 0 WHERE user_id = ?1 AND is_equipped = 1",
      "SELECT ?1",
    ),
  ),
  "nothing is taken off before the next is put on": statement(
    "UPDATE user_purchases SET is_equipped = 0 WHERE user_id = ?1 AND is_equipped = 1",
    "SELECT ?1",
  ),
  "two pets": schema("CREATE UNIQUE INDEX pets_one_active", "CREATE INDEX pets_one_active"),
  "a level without its gem": without("level_brings_a_gem"),
  "two gems for a level": schema(
    "'faith_gems', 1, 'level_up', NEW.user_level, NEW.user_level, faith_gems + 1",
    "'faith_gems', 2, 'level_up', NEW.user_level, NEW.user_level, faith_gems + 2",
  ),
  "experience is counted once and not twice": statement(
    "total_experience = total_experience + ?2,",
    "total_experience = total_experience + ?2 / 2,",
  ),
  "the level is one behind": statement("/ 100 + 1), prayer_sessions", "/ 100), prayer_sessions"),
  "a prayer is not counted": statement(
    "prayer_sessions = prayer_sessions + ?3",
    "prayer_sessions = prayer_sessions + 0 * ?3",
  ),
  "a boost above a hundred": both(
    statement("happiness = min(100, max(?6", "happiness = min(120, max(?6"),
    noCheck("happiness_within"),
  ),
  "hours count twice": statement(/settled_at = settled_at \+ 3600000/, "settled_at = settled_at + 1800000"),
  "an adventure pays nothing": statement(
    "FROM json_each(?1) j JOIN user_stats s",
    "FROM json_each(?1) j JOIN user_stats s ON false JOIN user_stats t",
  ),
  "a pet learns nothing": statement("experience = j.value ->> 'experience',", ""),
  "gems are not taken": statement(/INSERT INTO wallet_ledger[^;]*'faith_gems', \?2[^;]*/, "SELECT ?1"),
  "an answer is written over": statement(
    "INSERT INTO member_requests",
    "INSERT OR REPLACE INTO member_requests",
  ),
  "the balance is set past the ledger": both(
    without("balance_follows_ledger"),
    schema(
      "faith_coins = iif(NEW.currency = 'faith_coins', NEW.balance_after, faith_coins)",
      "faith_coins = iif(NEW.currency = 'faith_coins', max(0, NEW.balance_after - 1), faith_coins)",
    ),
  ),
  "the album outlives the account": schema(
    "UNIQUE (pet_id, kind, cause_id),\n  FOREIGN KEY (pet_id, user_id) REFERENCES user_pets (id, user_id) ON DELETE CASCADE",
    "UNIQUE (pet_id, kind, cause_id)",
  ),
  "the ledger cannot be erased with the account": schema(
    "CREATE TRIGGER ledger_stays BEFORE DELETE ON wallet_ledger\nWHEN EXISTS (SELECT 1 FROM profiles WHERE user_id = OLD.user_id)",
    "CREATE TRIGGER ledger_stays BEFORE DELETE ON wallet_ledger",
  ),
  "a daily bonus as often as one comes": both(
    schema("CREATE UNIQUE INDEX activities_once", "CREATE INDEX activities_once"),
    noCause,
    statement("WHERE user_id = ?1 AND cause = 'daily_login'", "WHERE user_id = ?1 AND cause = 'none'"),
  ),
};
