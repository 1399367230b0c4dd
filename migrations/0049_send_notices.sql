-- Notices outside the app: who chose which way, what is to go out, and what became of it (decision 0066).

-- `digest`: by e-mail, many in one. What was chosen before stays.
CREATE TABLE notification_choices_by_channel (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  channel TEXT NOT NULL
    CONSTRAINT channel_known CHECK (channel IN ('app', 'push', 'email', 'digest', 'sms')),
  PRIMARY KEY (user_id, kind, channel)
) STRICT, WITHOUT ROWID;
INSERT INTO notification_choices_by_channel (user_id, kind, channel)
  SELECT user_id, kind, channel FROM notification_choices;
DROP TABLE notification_choices;
ALTER TABLE notification_choices_by_channel RENAME TO notification_choices;

-- How a member wants to be written to. Without a row: nothing of it was ever saved.
CREATE TABLE notice_settings (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  digest_every TEXT NOT NULL DEFAULT 'day' CONSTRAINT digest_known CHECK (digest_every IN ('day', 'week')),
  -- 1: nothing goes out on the member's day of rest
  keeps_rest INTEGER NOT NULL DEFAULT 1 CONSTRAINT keeps_rest_flag CHECK (keeps_rest IN (0, 1)),
  -- where the links of what goes out lead
  origin TEXT NOT NULL DEFAULT '',
  -- the address that mail came back from, as a keyed hash: another address is written to again
  refused_address TEXT,
  refused_at INTEGER,
  -- the number that answered STOP, as a keyed hash: another number is texted again
  stopped_number TEXT,
  updated_at INTEGER NOT NULL,
  CONSTRAINT refused_whole CHECK ((refused_address IS NULL) = (refused_at IS NULL))
) STRICT;

-- One row for each notice and way, written by the trigger below in the notice's own commit: so once by its cause.
CREATE TABLE notice_deliveries (
  notification_id TEXT NOT NULL REFERENCES notifications (id) ON DELETE CASCADE,
  channel TEXT NOT NULL
    CONSTRAINT delivery_channel CHECK (channel IN ('push', 'email', 'digest', 'sms')),
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  state TEXT NOT NULL DEFAULT 'due'
    CONSTRAINT delivery_state CHECK (state IN ('due', 'sent', 'skipped', 'failed')),
  -- why it was skipped or failed, a word of ours
  reason TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  -- the run that has it in hand
  claimed_by TEXT,
  closed_at INTEGER,
  PRIMARY KEY (notification_id, channel),
  CONSTRAINT delivery_closed CHECK ((state = 'due') = (closed_at IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX deliveries_due ON notice_deliveries (due_at) WHERE state = 'due' AND channel <> 'digest';
CREATE INDEX deliveries_claimed ON notice_deliveries (claimed_by) WHERE claimed_by IS NOT NULL;
CREATE INDEX deliveries_of_member ON notice_deliveries (user_id, channel, state);
CREATE INDEX deliveries_texts ON notice_deliveries (closed_at) WHERE channel = 'sms' AND state = 'sent';
CREATE TRIGGER delivery_closed_once BEFORE UPDATE OF state ON notice_deliveries WHEN OLD.state <> 'due'
BEGIN
  SELECT RAISE(ABORT, 'delivery_closed_once');
END;

-- A member with something for their next digest. `new`: nobody has reckoned yet when it goes out.
CREATE TABLE notice_digests (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  state TEXT NOT NULL DEFAULT 'new' CONSTRAINT digest_state CHECK (state IN ('new', 'waiting')),
  due_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  claimed_by TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX digests_due ON notice_digests (state, due_at);
CREATE INDEX digests_claimed ON notice_digests (claimed_by) WHERE claimed_by IS NOT NULL;

CREATE TRIGGER notice_goes_out AFTER INSERT ON notifications
BEGIN
  INSERT INTO notice_deliveries (notification_id, channel, user_id, due_at)
  SELECT NEW.id, channel, NEW.user_id, NEW.created_at FROM notification_choices
  WHERE user_id = NEW.user_id AND kind = NEW.kind AND channel <> 'app';
  INSERT INTO notice_digests (user_id, due_at)
  SELECT NEW.user_id, NEW.created_at
  WHERE EXISTS (SELECT 1 FROM notification_choices
    WHERE user_id = NEW.user_id AND kind = NEW.kind AND channel = 'digest')
  ON CONFLICT (user_id) DO NOTHING;
END;
