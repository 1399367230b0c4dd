-- DP1. A member's six weeks. Which day has which step follows from `weeks` and `anchors`
-- (`app/features/daniel-plan/model/calendar.ts`). Days are the member's own.
CREATE TABLE daniel_plans (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  -- of the form that began it: sent twice, it begins one plan
  request_id TEXT NOT NULL,
  -- the plan's week of each seven steps, repeated ones too
  weeks TEXT NOT NULL CONSTRAINT daniel_weeks CHECK (json_valid(weeks) AND json_array_length(weeks) BETWEEN 6 AND 18),
  -- from a step on, a step a day from a day on
  anchors TEXT NOT NULL CONSTRAINT daniel_anchors CHECK (json_valid(anchors) AND json_array_length(anchors) BETWEEN 1 AND 126),
  -- subjects that do not suit, food or fitness
  left_out TEXT NOT NULL DEFAULT '[]' CONSTRAINT daniel_left_out CHECK (json_valid(left_out)),
  status TEXT NOT NULL DEFAULT 'active' CONSTRAINT daniel_status CHECK (status IN ('active', 'paused', 'finished', 'ended')),
  began_day TEXT NOT NULL,
  -- when it was finished, or ended before
  over_day TEXT,
  -- the hour of the member's day at which it reminds; null: it does not
  remind_hour INTEGER CONSTRAINT daniel_hour CHECK (remind_hour BETWEEN 0 AND 23),
  -- the next time, epoch ms
  remind_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  -- when the health notice was read and agreed to, too
  created_at INTEGER NOT NULL,
  deleted_at INTEGER,
  CONSTRAINT daniel_plan_once UNIQUE (user_id, request_id)
) STRICT;
CREATE INDEX daniel_plans_newest ON daniel_plans (user_id, created_at);
-- One at a time: two tabs that begin one at once come to one.
CREATE UNIQUE INDEX daniel_plans_open ON daniel_plans (user_id) WHERE status IN ('active', 'paused') AND deleted_at IS NULL;
CREATE INDEX daniel_plans_remind ON daniel_plans (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX daniel_plans_deleted ON daniel_plans (deleted_at) WHERE deleted_at IS NOT NULL;

-- Two tabs that change a plan at once: the second one reads it again.
CREATE TRIGGER daniel_plan_version_follows BEFORE UPDATE ON daniel_plans
WHEN NEW.version <> OLD.version + 1
BEGIN
  SELECT RAISE (ABORT, 'daniel_plan_changed');
END;

-- What was done on a step and what was written: of a practice, the day's question, the look back at a week.
CREATE TABLE daniel_plan_logs (
  plan_id TEXT NOT NULL REFERENCES daniel_plans (id) ON DELETE CASCADE,
  step INTEGER NOT NULL CONSTRAINT daniel_step CHECK (step BETWEEN 0 AND 125),
  entry TEXT NOT NULL CONSTRAINT daniel_entry CHECK (entry IN ('faith', 'food', 'fitness', 'focus', 'friends', 'journal', 'review')),
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  done INTEGER NOT NULL DEFAULT 0 CONSTRAINT daniel_done CHECK (done IN (0, 1)),
  body TEXT NOT NULL DEFAULT '' CONSTRAINT daniel_note_size CHECK (length(body) <= 4000),
  -- counts the texts of `body`: an edit names the one that it began from
  version INTEGER NOT NULL DEFAULT 0,
  day TEXT NOT NULL CONSTRAINT daniel_log_day CHECK (day = date(day)),
  at INTEGER NOT NULL,
  PRIMARY KEY (plan_id, step, entry)
) STRICT, WITHOUT ROWID;
CREATE INDEX daniel_plan_logs_by_member ON daniel_plan_logs (user_id, plan_id);

-- Of two texts that began from one, the second is not written over the first.
CREATE TRIGGER daniel_note_version_follows BEFORE UPDATE OF body ON daniel_plan_logs
WHEN NEW.body <> OLD.body AND NEW.version <> OLD.version + 1
BEGIN
  SELECT RAISE (ABORT, 'daniel_note_changed');
END;
