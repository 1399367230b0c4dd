-- The gem of a level says in its movement which level it was for.
DROP TRIGGER IF EXISTS level_brings_a_gem;
CREATE TRIGGER level_brings_a_gem AFTER UPDATE OF user_level ON user_stats WHEN NEW.user_level > OLD.user_level
BEGIN
  INSERT INTO wallet_ledger (user_id, currency, amount, cause, cause_id, subject, balance_after, created_at)
  SELECT NEW.user_id, 'faith_gems', 1, 'level_up', NEW.user_level, NEW.user_level, faith_gems + 1, NEW.updated_at
  FROM user_stats WHERE user_id = NEW.user_id;
END;
