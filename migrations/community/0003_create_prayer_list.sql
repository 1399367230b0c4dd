-- Notes of encouragement, pins of the prayer list, and the prayer relay (decision 0060).

-- The member's day from which on it is prayed for each day; empty: when its turn comes.
ALTER TABLE promises ADD COLUMN pinned_day TEXT CONSTRAINT pin_is_day CHECK (pinned_day = date(pinned_day));

-- A short note to whoever asked: one a member, request and day. It is read by the asker and its writer alone.
CREATE TABLE encouragements (
  id TEXT PRIMARY KEY,
  request_id TEXT NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  -- of the writer
  day TEXT NOT NULL CONSTRAINT encouragement_day CHECK (day = date(day)),
  -- of the reviewed set, whose words are in the product; empty: words of one's own
  preset TEXT NOT NULL DEFAULT '',
  body TEXT NOT NULL DEFAULT '' CONSTRAINT encouragement_size CHECK (length(body) <= 200),
  unnamed INTEGER NOT NULL CONSTRAINT encouragement_unnamed CHECK (unnamed IN (0, 1)),
  moderation TEXT NOT NULL CONSTRAINT encouragement_moderation CHECK (moderation IN ('held', 'shown', 'hidden')),
  urgent INTEGER NOT NULL DEFAULT 0 CONSTRAINT encouragement_urgent CHECK (urgent IN (0, 1)),
  -- taken away by its writer or the asker; the row stays, so that the day has had its note
  removed_at INTEGER,
  at INTEGER NOT NULL,
  CONSTRAINT encouragement_once UNIQUE (request_id, user_id, day)
) STRICT;
CREATE INDEX encouragements_of_member ON encouragements (user_id, id);
CREATE INDEX encouragements_in_queue ON encouragements (urgent, id) WHERE moderation = 'held';

-- By the asker, who alone reads it.
CREATE TABLE encouragement_reports (
  encouragement_id TEXT PRIMARY KEY REFERENCES encouragements (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  reason TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting'
    CONSTRAINT encouragement_report_state CHECK (state IN ('waiting', 'acted', 'kept')),
  at INTEGER NOT NULL,
  settled_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX encouragement_reports_of_member ON encouragement_reports (user_id);
CREATE INDEX encouragement_reports_waiting ON encouragement_reports (encouragement_id) WHERE state = 'waiting';
-- what its reader reported waits for a moderator; after three of one writer, so does everything else they wrote so
CREATE TRIGGER encouragement_report_holds AFTER INSERT ON encouragement_reports
BEGIN
  UPDATE encouragements SET moderation = 'held' WHERE id = NEW.encouragement_id AND moderation = 'shown';
  UPDATE encouragements SET moderation = 'held'
  WHERE moderation = 'shown' AND removed_at IS NULL AND preset = ''
    AND user_id = (SELECT user_id FROM encouragements WHERE id = NEW.encouragement_id)
    AND (SELECT count(*) FROM encouragement_reports p JOIN encouragements e ON e.id = p.encouragement_id
      WHERE p.state = 'waiting' AND e.user_id = encouragements.user_id) >= 3;
END;

-- M3: a day and a night of prayer for a request, 24 hours from a full hour on.
CREATE TABLE relays (
  id TEXT PRIMARY KEY,
  request_id TEXT NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
  form_id TEXT NOT NULL,
  starts_at INTEGER NOT NULL CONSTRAINT relay_full_hour CHECK (starts_at % 3600000 = 0),
  -- by its asker, or with the request
  ended INTEGER NOT NULL DEFAULT 0 CONSTRAINT relay_ended CHECK (ended IN (0, 1)),
  created_at INTEGER NOT NULL,
  CONSTRAINT relay_once UNIQUE (request_id, form_id)
) STRICT;
CREATE UNIQUE INDEX relay_start_once ON relays (request_id, starts_at);
CREATE INDEX relays_running ON relays (starts_at) WHERE ended = 0;

CREATE TABLE relay_hours (
  relay_id TEXT NOT NULL REFERENCES relays (id) ON DELETE CASCADE,
  hour INTEGER NOT NULL CONSTRAINT relay_hour CHECK (hour BETWEEN 0 AND 23),
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  taken_at INTEGER NOT NULL,
  prayed_at INTEGER,
  PRIMARY KEY (relay_id, hour)
) STRICT, WITHOUT ROWID;
CREATE INDEX relay_hours_of_member ON relay_hours (user_id);
CREATE TRIGGER relay_hours_are_few BEFORE INSERT ON relay_hours
WHEN (SELECT count(*) FROM relay_hours WHERE relay_id = NEW.relay_id AND user_id = NEW.user_id) >= 3
BEGIN
  SELECT RAISE(ABORT, 'relay_hours_are_few');
END;
CREATE TRIGGER relay_ends_with_request AFTER UPDATE OF state ON prayer_requests
WHEN NEW.state NOT IN ('open', 'resting')
BEGIN
  UPDATE relays SET ended = 1 WHERE request_id = NEW.id AND ended = 0;
END;
