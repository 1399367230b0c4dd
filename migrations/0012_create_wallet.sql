-- E7, E21. What a member has. The balances follow the ledger below and can be changed by nothing else (decision 0027).
CREATE TABLE user_stats (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  total_experience INTEGER NOT NULL DEFAULT 0 CONSTRAINT experience_counts CHECK (total_experience >= 0),
  -- LV1
  user_level INTEGER NOT NULL DEFAULT 1
    CONSTRAINT level_by_experience CHECK (user_level = min(100, total_experience / 100 + 1)),
  faith_coins INTEGER NOT NULL DEFAULT 0 CONSTRAINT coins_enough CHECK (faith_coins >= 0),
  faith_gems INTEGER NOT NULL DEFAULT 0 CONSTRAINT gems_enough CHECK (faith_gems >= 0),
  message_credits INTEGER NOT NULL DEFAULT 0 CONSTRAINT credits_enough CHECK (message_credits >= 0),
  prayer_sessions INTEGER NOT NULL DEFAULT 0 CONSTRAINT prayers_count CHECK (prayer_sessions >= 0),
  version INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL
) STRICT;

-- Every movement, with its cause and once: the same cause twice is refused by the schema.
CREATE TABLE wallet_ledger (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  currency TEXT NOT NULL
    CONSTRAINT currency_known CHECK (currency IN ('faith_coins', 'faith_gems', 'message_credits')),
  amount INTEGER NOT NULL CONSTRAINT amount_moves CHECK (amount <> 0 AND abs(amount) <= 1000000000),
  cause TEXT NOT NULL,
  cause_id TEXT NOT NULL,
  -- what it was for, by name; empty where the cause says all
  subject TEXT NOT NULL DEFAULT '',
  -- null for a member without stats: such a movement is refused as well
  balance_after INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  CONSTRAINT coins_enough CHECK (currency <> 'faith_coins' OR balance_after >= 0),
  CONSTRAINT gems_enough CHECK (currency <> 'faith_gems' OR balance_after >= 0),
  CONSTRAINT credits_enough CHECK (currency <> 'message_credits' OR balance_after >= 0),
  UNIQUE (user_id, cause, cause_id, currency)
) STRICT;
CREATE INDEX ledger_newest ON wallet_ledger (user_id, currency, seq);
CREATE INDEX ledger_of_member ON wallet_ledger (user_id, seq);

CREATE TRIGGER stats_begin_empty BEFORE INSERT ON user_stats
WHEN NEW.faith_coins <> 0 OR NEW.faith_gems <> 0 OR NEW.message_credits <> 0 OR NEW.total_experience <> 0
BEGIN
  SELECT RAISE(ABORT, 'stats_begin_empty');
END;
-- a tab keeps the higher version
CREATE TRIGGER stats_in_turn BEFORE UPDATE ON user_stats WHEN NEW.version <> OLD.version + 1
BEGIN
  SELECT RAISE(ABORT, 'stats_changed');
END;
CREATE TRIGGER ledger_adds_up BEFORE INSERT ON wallet_ledger
WHEN NEW.balance_after IS NOT (
  SELECT NEW.amount + CASE NEW.currency
    WHEN 'faith_coins' THEN faith_coins WHEN 'faith_gems' THEN faith_gems ELSE message_credits END
  FROM user_stats WHERE user_id = NEW.user_id)
BEGIN
  SELECT RAISE(ABORT, 'ledger_adds_up');
END;
CREATE TRIGGER ledger_moves_balance AFTER INSERT ON wallet_ledger
BEGIN
  UPDATE user_stats SET
    faith_coins = iif(NEW.currency = 'faith_coins', NEW.balance_after, faith_coins),
    faith_gems = iif(NEW.currency = 'faith_gems', NEW.balance_after, faith_gems),
    message_credits = iif(NEW.currency = 'message_credits', NEW.balance_after, message_credits),
    version = version + 1,
    updated_at = NEW.created_at
  WHERE user_id = NEW.user_id;
END;
CREATE TRIGGER balance_follows_ledger BEFORE UPDATE OF faith_coins, faith_gems, message_credits ON user_stats
WHEN (NEW.faith_coins <> OLD.faith_coins AND NEW.faith_coins IS NOT (SELECT balance_after FROM wallet_ledger
    WHERE user_id = NEW.user_id AND currency = 'faith_coins' ORDER BY seq DESC LIMIT 1))
  OR (NEW.faith_gems <> OLD.faith_gems AND NEW.faith_gems IS NOT (SELECT balance_after FROM wallet_ledger
    WHERE user_id = NEW.user_id AND currency = 'faith_gems' ORDER BY seq DESC LIMIT 1))
  OR (NEW.message_credits <> OLD.message_credits AND NEW.message_credits IS NOT (SELECT balance_after
    FROM wallet_ledger WHERE user_id = NEW.user_id AND currency = 'message_credits' ORDER BY seq DESC LIMIT 1))
BEGIN
  SELECT RAISE(ABORT, 'balance_follows_ledger');
END;

-- Nothing is ever changed, only added; with the account everything goes.
CREATE TRIGGER ledger_is_for_good BEFORE UPDATE ON wallet_ledger
BEGIN
  SELECT RAISE(ABORT, 'ledger_is_for_good');
END;
CREATE TRIGGER ledger_stays BEFORE DELETE ON wallet_ledger
WHEN EXISTS (SELECT 1 FROM profiles WHERE user_id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'ledger_is_for_good');
END;
CREATE TRIGGER stats_stay BEFORE DELETE ON user_stats
WHEN EXISTS (SELECT 1 FROM profiles WHERE user_id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'ledger_is_for_good');
END;

-- LV1, G12: experience never falls, an activity is never worth more than a level, and each level brings one gem, once.
CREATE TRIGGER experience_grows BEFORE UPDATE OF total_experience ON user_stats
WHEN NEW.total_experience < OLD.total_experience OR NEW.user_level > OLD.user_level + 1
BEGIN
  SELECT RAISE(ABORT, 'experience_grows');
END;
CREATE TRIGGER level_brings_a_gem AFTER UPDATE OF user_level ON user_stats WHEN NEW.user_level > OLD.user_level
BEGIN
  INSERT INTO wallet_ledger (user_id, currency, amount, cause, cause_id, balance_after, created_at)
  SELECT NEW.user_id, 'faith_gems', 1, 'level_up', NEW.user_level, faith_gems + 1, NEW.updated_at
  FROM user_stats WHERE user_id = NEW.user_id;
END;

-- What was answered to a request. The same one again, for two days, is answered the same and does nothing.
CREATE TABLE member_requests (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  request_id TEXT NOT NULL,
  question TEXT NOT NULL,
  answer TEXT NOT NULL CONSTRAINT answer_is_json CHECK (json_valid(answer)),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, request_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX requests_by_age ON member_requests (created_at);
