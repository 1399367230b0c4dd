-- Quests that a study group does together (docs/decisions/0081): who takes part, what is open, and whose days count.
CREATE TABLE group_quest_people (
  group_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  -- the member's own day from which on their days count
  from_day TEXT NOT NULL CONSTRAINT group_quest_from CHECK (from_day = date(from_day)),
  at INTEGER NOT NULL,
  PRIMARY KEY (group_id, user_id),
  FOREIGN KEY (group_id, user_id) REFERENCES group_members (group_id, user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX group_quests_of_member ON group_quest_people (user_id);

-- It names nobody, and does not end: it is done.
CREATE TABLE group_quests (
  group_id TEXT NOT NULL REFERENCES study_groups (id) ON DELETE CASCADE,
  opened_day TEXT NOT NULL CONSTRAINT group_quest_day CHECK (opened_day = date(opened_day)),
  -- of the catalogue, and what is counted of it
  quest TEXT NOT NULL,
  measure TEXT NOT NULL CONSTRAINT group_quest_measure CHECK (measure IN ('reading', 'prayer', 'memory', 'daily')),
  target INTEGER NOT NULL CONSTRAINT group_quest_target CHECK (target BETWEEN 1 AND 200),
  -- kept by the trigger below
  days INTEGER NOT NULL DEFAULT 0,
  done_at INTEGER,
  -- of what is done: the Monday on which the next one opens; null once that was looked after
  rests_until TEXT,
  -- when evidence was looked for last
  seen_at INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (group_id, opened_day)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX group_quest_open_once ON group_quests (group_id) WHERE done_at IS NULL;
CREATE INDEX group_quests_to_count ON group_quests (seen_at) WHERE done_at IS NULL;
CREATE INDEX group_quests_resting ON group_quests (rests_until) WHERE rests_until IS NOT NULL;

-- A day of a member's that counts, once.
CREATE TABLE group_quest_days (
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  group_id TEXT NOT NULL,
  opened_day TEXT NOT NULL,
  day TEXT NOT NULL CONSTRAINT group_quest_day_counts CHECK (day = date(day) AND day >= opened_day),
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, group_id, opened_day, day),
  FOREIGN KEY (group_id, opened_day) REFERENCES group_quests (group_id, opened_day) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX group_quest_days_of_quest ON group_quest_days (group_id, opened_day);

-- what comes after the quest is done is left out; what was found in the same moment counts
CREATE TRIGGER group_quest_is_done BEFORE INSERT ON group_quest_days
WHEN EXISTS (SELECT 1 FROM group_quests WHERE group_id = NEW.group_id AND opened_day = NEW.opened_day
  AND done_at IS NOT NULL AND done_at <> NEW.at)
BEGIN
  SELECT RAISE(IGNORE);
END;
CREATE TRIGGER group_quest_is_counted AFTER INSERT ON group_quest_days
BEGIN
  UPDATE group_quests SET days = days + 1,
    rests_until = iif(done_at IS NULL AND days + 1 >= target, date(NEW.at / 1000, 'unixepoch', '+1 day', 'weekday 1'), rests_until),
    done_at = iif(done_at IS NULL AND days + 1 >= target, NEW.at, done_at)
  WHERE group_id = NEW.group_id AND opened_day = NEW.opened_day;
END;
