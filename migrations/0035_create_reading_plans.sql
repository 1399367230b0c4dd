-- R40. A member's plan of reading. What it reads follows from `kind`, `books` and `readings`; which day has what, from the
-- anchor on, from the other columns (`app/features/plans/model/schedule.ts`). Days are the member's own.
CREATE TABLE reading_plans (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  -- of the form that began it: sent twice, it begins one plan
  request_id TEXT NOT NULL,
  kind TEXT NOT NULL CONSTRAINT plan_kind CHECK (kind IN ('bible-year', 'bible-year-pair', 'nt-90', 'psalms-proverbs', 'gospels', 'own')),
  name TEXT NOT NULL DEFAULT '',
  -- numbers of books, for one's own plan
  books TEXT NOT NULL DEFAULT '[]' CONSTRAINT books_are_json CHECK (json_valid(books)),
  readings INTEGER NOT NULL CONSTRAINT plan_length CHECK (readings BETWEEN 1 AND 1096),
  -- a bit for each weekday that is read on, Sunday lowest
  weekdays INTEGER NOT NULL CONSTRAINT plan_weekdays CHECK (weekdays BETWEEN 1 AND 127),
  anchor_day TEXT NOT NULL CONSTRAINT anchor_is_day CHECK (anchor_day = date(anchor_day)),
  anchor_reading INTEGER NOT NULL DEFAULT 0 CONSTRAINT anchor_is_reading CHECK (anchor_reading >= 0 AND anchor_reading < readings),
  -- so many readings from the anchor on are spread over so many days
  spread_readings INTEGER NOT NULL DEFAULT 0,
  spread_days INTEGER NOT NULL DEFAULT 0,
  -- what is open before this reading waits for nobody
  aside_before INTEGER NOT NULL DEFAULT 0,
  rest_days TEXT NOT NULL DEFAULT '[]' CONSTRAINT rest_days_are_json CHECK (json_valid(rest_days)),
  status TEXT NOT NULL DEFAULT 'active' CONSTRAINT plan_status CHECK (status IN ('active', 'paused', 'finished')),
  began_day TEXT NOT NULL,
  finished_day TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  CONSTRAINT plan_once UNIQUE (user_id, request_id)
) STRICT;
CREATE INDEX reading_plans_newest ON reading_plans (user_id, created_at);

-- Two tabs that change a plan at once: the second one reads it again.
CREATE TRIGGER plan_version_follows BEFORE UPDATE ON reading_plans
WHEN NEW.version <> OLD.version + 1
BEGIN
  SELECT RAISE (ABORT, 'plan_changed');
END;

-- What was read: a passage of a reading, on the member's day.
CREATE TABLE reading_plan_checks (
  plan_id TEXT NOT NULL REFERENCES reading_plans (id) ON DELETE CASCADE,
  reading INTEGER NOT NULL,
  place INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  day TEXT NOT NULL CONSTRAINT check_is_day CHECK (day = date(day)),
  at INTEGER NOT NULL,
  PRIMARY KEY (plan_id, reading, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX plan_checks_by_member ON reading_plan_checks (user_id, plan_id);
