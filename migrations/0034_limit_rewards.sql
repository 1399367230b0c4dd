-- How often on one day each activity pays, and how much (decision 0056): the table of `rewards/catalog.ts`, of which a
-- test says that the two are the same.
CREATE TABLE reward_limits (
  activity TEXT PRIMARY KEY,
  coins INTEGER NOT NULL,
  a_day INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO reward_limits (activity, coins, a_day) VALUES
  ('bible_study', 10, 3),
  ('prayer', 5, 5),
  ('trivia_correct', 3, 10),
  ('memory_game', 8, 5),
  ('daily_login', 2, 1),
  ('quest_complete', 15, 10),
  ('achievement_unlock', 20, 10),
  ('social_interaction', 5, 5),
  ('verse_save', 3, 5),
  ('other_activity', 1, 5);

-- The member's own day of a reward; lines from before this migration have none.
ALTER TABLE wallet_ledger ADD COLUMN reward_day TEXT;
CREATE INDEX ledger_rewards ON wallet_ledger (user_id, cause, reward_day) WHERE reward_day IS NOT NULL;
CREATE TRIGGER reward_is_limited BEFORE INSERT ON wallet_ledger
WHEN NEW.cause IN (SELECT activity FROM reward_limits)
BEGIN
  SELECT RAISE(ABORT, 'reward_without_day') WHERE NEW.reward_day IS NULL OR NEW.reward_day IS NOT date(NEW.reward_day);
  SELECT RAISE(ABORT, 'reward_amount')
  WHERE NEW.currency <> 'faith_coins'
    OR NEW.amount <> (SELECT coins FROM reward_limits WHERE activity = NEW.cause);
  SELECT RAISE(ABORT, 'reward_daily_limit')
  WHERE (SELECT count(*) FROM wallet_ledger
      WHERE user_id = NEW.user_id AND cause = NEW.cause AND reward_day = NEW.reward_day)
    >= (SELECT a_day FROM reward_limits WHERE activity = NEW.cause)
    -- the same cause again is told as such
    AND NOT EXISTS (SELECT 1 FROM wallet_ledger
      WHERE user_id = NEW.user_id AND cause = NEW.cause AND cause_id = NEW.cause_id);
END;
