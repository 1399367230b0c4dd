-- What moderators decided about a member's words or their writing (decision 0063). Nothing of it is changed: a decision that
-- is taken back has a row of its own that undoes it. Rows go with the account of whom they are about.
CREATE TABLE decisions (
  id TEXT PRIMARY KEY,
  -- in the same commit
  log_id TEXT NOT NULL CONSTRAINT decision_logged UNIQUE REFERENCES moderation_log (id),
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  decided_by TEXT NOT NULL,
  act TEXT NOT NULL CONSTRAINT decision_act CHECK (act IN (
    'release', 'keep', 'hide', 'restore', 'ask_edit', 'warn', 'mute', 'suspend', 'undo', 'reveal', 'appeal_right', 'appeal_kept')),
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- of the community's rules; empty where none was broken
  rule TEXT NOT NULL,
  -- to the member; empty: the product's own
  words TEXT NOT NULL CONSTRAINT decision_words CHECK (length(words) <= 500),
  -- how the text stood before
  was TEXT NOT NULL CONSTRAINT decision_was CHECK (was IN ('', 'held', 'shown', 'hidden')),
  at INTEGER NOT NULL,
  ends_at INTEGER CONSTRAINT decision_ends CHECK ((ends_at IS NOT NULL) = (act IN ('mute', 'suspend')) AND (ends_at IS NULL OR ends_at > at)),
  undoes TEXT CONSTRAINT undone_once UNIQUE REFERENCES decisions (id) ON DELETE CASCADE
    CONSTRAINT undo_is_undo CHECK ((undoes IS NOT NULL) = (act IN ('undo', 'appeal_right')))
) STRICT;
CREATE INDEX decisions_of_member ON decisions (user_id, id);
CREATE INDEX decisions_of_subject ON decisions (subject, id);
CREATE INDEX decisions_in_force ON decisions (user_id, act, ends_at);
CREATE TRIGGER decision_is_for_good BEFORE UPDATE ON decisions
BEGIN
  SELECT RAISE(ABORT, 'decision_is_for_good');
END;

-- Who may not write, or not enter, and until when; `undone_at`: taken back.
CREATE VIEW sanctions AS
SELECT d.id, d.user_id, d.act AS kind, d.at AS starts_at, d.ends_at, u.at AS undone_at
FROM decisions d LEFT JOIN decisions u ON u.undoes = d.id WHERE d.act IN ('warn', 'mute', 'suspend');

-- Once a decision.
CREATE TABLE appeals (
  decision_id TEXT PRIMARY KEY REFERENCES decisions (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  words TEXT NOT NULL CONSTRAINT appeal_words CHECK (length(words) <= 500),
  at INTEGER NOT NULL,
  outcome TEXT NOT NULL DEFAULT 'open' CONSTRAINT appeal_outcome CHECK (outcome IN ('open', 'right', 'kept')),
  decided_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX appeals_of_member ON appeals (user_id);
CREATE TRIGGER appeal_is_queued AFTER INSERT ON appeals
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
  VALUES ('appeal', NEW.decision_id, NEW.user_id, 3, 'appeal', NEW.at, NEW.words);
END;

-- Hidden until its author has changed it; then it waits in the queue again.
CREATE TABLE edits_asked (
  subject TEXT PRIMARY KEY,
  decision_id TEXT NOT NULL REFERENCES decisions (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX edits_asked_of_member ON edits_asked (user_id);
CREATE INDEX edits_asked_by ON edits_asked (decision_id);
CREATE TRIGGER request_was_edited AFTER UPDATE OF version ON prayer_requests
WHEN NEW.moderation = 'hidden' AND EXISTS (SELECT 1 FROM edits_asked WHERE subject = NEW.id)
BEGIN
  UPDATE prayer_requests SET moderation = 'held' WHERE id = NEW.id;
  DELETE FROM edits_asked WHERE subject = NEW.id;
END;
CREATE TRIGGER testimony_was_edited AFTER UPDATE OF version ON testimonies
WHEN NEW.moderation = 'hidden' AND EXISTS (SELECT 1 FROM edits_asked WHERE subject = NEW.id)
BEGIN
  UPDATE testimonies SET moderation = 'held' WHERE id = NEW.id;
  DELETE FROM edits_asked WHERE subject = NEW.id;
END;
