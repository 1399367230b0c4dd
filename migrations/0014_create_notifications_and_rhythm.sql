-- RT2, G25. What a member is told of; its words are made when it is read, from `topic` and `told`.
CREATE TABLE notifications (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  -- what it is about, for example `user_pets:pet_01…:adventure_01…`: told once, whatever tells it again
  cause TEXT NOT NULL,
  -- one of the kinds of `/settings`
  kind TEXT NOT NULL,
  topic TEXT NOT NULL,
  told TEXT NOT NULL CONSTRAINT told_is_json CHECK (json_valid(told)),
  created_at INTEGER NOT NULL,
  -- 0: kept in the list, and never counted or shown as a notice: the member has not turned its kind on
  rings INTEGER NOT NULL CONSTRAINT rings_flag CHECK (rings IN (0, 1)),
  read_at INTEGER,
  CONSTRAINT notification_once UNIQUE (user_id, cause)
) STRICT;
CREATE INDEX notifications_newest ON notifications (user_id, id);
CREATE INDEX notifications_unread ON notifications (user_id, created_at) WHERE read_at IS NULL AND rings = 1;
CREATE INDEX notifications_oldest ON notifications (created_at);

-- M2. What was practised, each cause once, with the day that it was for the member.
CREATE TABLE rhythm_practices (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  cause TEXT NOT NULL,
  kind TEXT NOT NULL CONSTRAINT practice_known CHECK (kind IN ('reading', 'prayer', 'memory', 'service')),
  day TEXT NOT NULL CONSTRAINT practice_day CHECK (day = date(day)),
  -- where the member's day was reckoned, and when
  zone TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- the day that the member's last change of zone passed over, if it did
  passed_day TEXT,
  PRIMARY KEY (user_id, cause)
) STRICT, WITHOUT ROWID;
CREATE INDEX practices_by_time ON rhythm_practices (user_id, at, day, zone);

-- A member's month in five words of 31 bits, the first day lowest: years of days are read as a few rows.
-- `flown`: days that the member never had, because a flight passed over them.
CREATE TABLE rhythm_months (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  month TEXT NOT NULL,
  reading INTEGER NOT NULL DEFAULT 0,
  prayer INTEGER NOT NULL DEFAULT 0,
  memory INTEGER NOT NULL DEFAULT 0,
  service INTEGER NOT NULL DEFAULT 0,
  flown INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, month)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER practice_is_a_day AFTER INSERT ON rhythm_practices
BEGIN
  INSERT INTO rhythm_months (user_id, month, reading, prayer, memory, service)
  VALUES (
    NEW.user_id, substr(NEW.day, 1, 7),
    (NEW.kind = 'reading') << (substr(NEW.day, 9) - 1),
    (NEW.kind = 'prayer') << (substr(NEW.day, 9) - 1),
    (NEW.kind = 'memory') << (substr(NEW.day, 9) - 1),
    (NEW.kind = 'service') << (substr(NEW.day, 9) - 1)
  )
  ON CONFLICT (user_id, month) DO UPDATE SET
    reading = reading | excluded.reading,
    prayer = prayer | excluded.prayer,
    memory = memory | excluded.memory,
    service = service | excluded.service;
END;

CREATE TRIGGER practice_after_a_change AFTER INSERT ON rhythm_practices
WHEN NEW.passed_day IS NOT NULL
BEGIN
  INSERT INTO rhythm_months (user_id, month, flown)
  VALUES (NEW.user_id, substr(NEW.passed_day, 1, 7), 1 << (substr(NEW.passed_day, 9) - 1))
  ON CONFLICT (user_id, month) DO UPDATE SET flown = flown | excluded.flown;
END;

-- The same where the zone was changed again before anything was practised: less than 50 hours lie between a practice
-- here and one there, and so no day was missed. Whichever of the two is told first.
CREATE TRIGGER practice_after_a_flight AFTER INSERT ON rhythm_practices
BEGIN
  INSERT INTO rhythm_months (user_id, month, flown)
  SELECT NEW.user_id, substr(between_them, 1, 7), 1 << (substr(between_them, 9) - 1)
  FROM (
    SELECT iif(p.at < NEW.at, date(NEW.day, '-1 day'), date(NEW.day, '+1 day')) AS between_them
    FROM rhythm_practices p
    WHERE p.user_id = NEW.user_id AND p.at BETWEEN NEW.at - 180000000 AND NEW.at + 180000000
      AND p.zone <> NEW.zone
      AND p.day = iif(p.at < NEW.at, date(NEW.day, '-2 days'), date(NEW.day, '+2 days'))
  )
  WHERE true
  ON CONFLICT (user_id, month) DO UPDATE SET flown = flown | excluded.flown;
END;

-- The weekday of rest, from a day on; Sunday (0) before the first row.
CREATE TABLE rhythm_rests (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  from_day TEXT NOT NULL,
  weekday INTEGER NOT NULL CONSTRAINT weekday_known CHECK (weekday BETWEEN 0 AND 6),
  PRIMARY KEY (user_id, from_day)
) STRICT, WITHOUT ROWID;

-- Days of illness, added afterwards.
CREATE TABLE rhythm_sick_days (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  first_day TEXT NOT NULL,
  last_day TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, id),
  CONSTRAINT sick_days_once UNIQUE (user_id, first_day, last_day),
  CONSTRAINT sick_days_in_order CHECK (first_day <= last_day)
) STRICT, WITHOUT ROWID;

-- What the ledger's page sums up, kept with each movement: earned less spent is the balance.
CREATE TABLE wallet_totals (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  currency TEXT NOT NULL,
  earned INTEGER NOT NULL,
  spent INTEGER NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (user_id, currency)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER ledger_is_summed AFTER INSERT ON wallet_ledger
BEGIN
  INSERT INTO wallet_totals (user_id, currency, earned, spent, since)
  VALUES (NEW.user_id, NEW.currency, max(NEW.amount, 0), max(-NEW.amount, 0), NEW.created_at)
  ON CONFLICT (user_id, currency) DO UPDATE SET
    earned = earned + excluded.earned, spent = spent + excluded.spent;
END;
