-- M4. A member's own history with God: what they asked and how it went, testimonies, and what they wrote here themselves.
-- The community's part comes through its outbox (decision 0060), each entry once by its id.
CREATE TABLE journey_entries (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  -- of a request for example `preq_01…:asked`; of one's own `own:` and the id of the form that sent it
  id TEXT NOT NULL CONSTRAINT journey_id_size CHECK (length(id) BETWEEN 1 AND 120),
  -- what belongs together: the request; of one's own the id itself
  thread TEXT NOT NULL CONSTRAINT journey_thread_size CHECK (length(thread) BETWEEN 1 AND 120),
  kind TEXT NOT NULL CONSTRAINT journey_kind
    CHECK (kind IN ('asked', 'update', 'answered', 'changed', 'let_go', 'testimony', 'note')),
  -- the member's own
  day TEXT NOT NULL CONSTRAINT journey_day CHECK (day = date(day)),
  at INTEGER NOT NULL,
  title TEXT NOT NULL DEFAULT '' CONSTRAINT journey_title_size CHECK (length(title) <= 120),
  body TEXT NOT NULL DEFAULT '' CONSTRAINT journey_body_size CHECK (length(body) <= 3000),
  -- a verse, in English: `Psalm 23:1-3`
  reference TEXT NOT NULL DEFAULT '' CONSTRAINT journey_reference_size CHECK (length(reference) <= 60),
  -- counts the texts: an edit names the one that it began from
  version INTEGER NOT NULL DEFAULT 1,
  -- the hub brings it back on its anniversary
  reminds INTEGER NOT NULL DEFAULT 1 CONSTRAINT journey_reminds CHECK (reminds IN (0, 1)),
  deleted_at INTEGER,
  PRIMARY KEY (user_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX journey_in_time ON journey_entries (user_id, day, at, id);
CREATE INDEX journey_anniversaries ON journey_entries (user_id, substr(day, 6))
  WHERE deleted_at IS NULL AND reminds = 1 AND kind IN ('answered', 'testimony', 'note');
CREATE INDEX journey_deleted ON journey_entries (deleted_at) WHERE deleted_at IS NOT NULL;

-- Two tabs that edit one entry at once: the second one reads it again.
CREATE TRIGGER journey_version_follows BEFORE UPDATE OF title, body ON journey_entries
WHEN (NEW.title <> OLD.title OR NEW.body <> OLD.body) AND NEW.version <= OLD.version
BEGIN
  SELECT RAISE (ABORT, 'journey_changed');
END;
