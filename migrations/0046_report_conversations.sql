-- A conversation with the companion that its own member reported, and who may read it for an hour (docs/decisions/0064).

CREATE TABLE conversation_reports (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  conversation_id TEXT NOT NULL CONSTRAINT conversation_report_once UNIQUE,
  at INTEGER NOT NULL,
  FOREIGN KEY (conversation_id, user_id) REFERENCES chatbot_conversations (id, user_id) ON DELETE CASCADE
) STRICT;
CREATE INDEX conversation_reports_of_member ON conversation_reports (user_id, at);
CREATE INDEX conversation_reports_newest ON conversation_reports (at);

-- Asked by one administrator, granted by another, for an hour; nobody opens a conversation of their own.
CREATE TABLE conversation_openings (
  id TEXT PRIMARY KEY,
  report_id TEXT NOT NULL REFERENCES conversation_reports (id) ON DELETE CASCADE,
  asked_by TEXT REFERENCES profiles (user_id) ON DELETE SET NULL,
  reason TEXT NOT NULL CONSTRAINT opening_reason CHECK (length(reason) BETWEEN 1 AND 500),
  asked_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'asked' CONSTRAINT opening_state CHECK (state IN ('asked', 'approved', 'refused')),
  decided_by TEXT REFERENCES profiles (user_id) ON DELETE SET NULL,
  decided_at INTEGER,
  until INTEGER,
  CONSTRAINT opening_by_two CHECK (asked_by IS NULL OR decided_by IS NULL OR asked_by <> decided_by),
  CONSTRAINT opening_decided CHECK ((state = 'asked') = (decided_at IS NULL) AND (state = 'approved') = (until IS NOT NULL)),
  CONSTRAINT opening_an_hour CHECK (until IS NULL OR until = decided_at + 3600000),
  -- a day after it was asked for nobody remembers why
  CONSTRAINT opening_in_a_day CHECK (decided_at IS NULL OR state = 'refused' OR decided_at <= asked_at + 86400000)
) STRICT;
CREATE UNIQUE INDEX opening_waits_once ON conversation_openings (report_id) WHERE state = 'asked';
CREATE INDEX openings_of_report ON conversation_openings (report_id);
CREATE INDEX openings_asked_by ON conversation_openings (asked_by);
CREATE INDEX openings_decided_by ON conversation_openings (decided_by);
CREATE TRIGGER opening_has_asker BEFORE INSERT ON conversation_openings
WHEN NEW.asked_by IS NULL
  OR EXISTS (SELECT 1 FROM conversation_reports WHERE id = NEW.report_id AND user_id = NEW.asked_by)
BEGIN
  SELECT RAISE(ABORT, 'opening_of_ones_own');
END;
CREATE TRIGGER opening_is_decided_once BEFORE UPDATE ON conversation_openings
WHEN (OLD.state <> 'asked' AND (NEW.state <> OLD.state OR NEW.until IS NOT OLD.until OR NEW.decided_at IS NOT OLD.decided_at))
  OR NEW.id <> OLD.id OR NEW.report_id <> OLD.report_id OR NEW.reason <> OLD.reason OR NEW.asked_at <> OLD.asked_at
  OR (NEW.asked_by IS NOT OLD.asked_by AND NEW.asked_by IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'opening_decided');
END;
CREATE TRIGGER opening_is_not_decided_by_its_member BEFORE UPDATE OF decided_by ON conversation_openings
WHEN NEW.decided_by IS NOT NULL
  AND EXISTS (SELECT 1 FROM conversation_reports WHERE id = NEW.report_id AND user_id = NEW.decided_by)
BEGIN
  SELECT RAISE(ABORT, 'opening_of_ones_own');
END;

-- A line says that it was asked, granted, refused or read only where that is so.
CREATE TRIGGER opening_stands BEFORE INSERT ON audit_log
WHEN NEW.act IN ('approve_reading', 'refuse_reading') AND NOT EXISTS (SELECT 1 FROM conversation_openings
  WHERE id = NEW.subject AND state = 'asked')
BEGIN
  SELECT RAISE(ABORT, 'opening_decided');
END;
-- every reading has its line, and no line is written outside of the hour
CREATE TRIGGER reading_is_open BEFORE INSERT ON audit_log
WHEN NEW.act = 'read_conversation' AND NOT EXISTS (
  SELECT 1 FROM conversation_openings o
  JOIN conversation_reports r ON r.id = o.report_id
  JOIN chatbot_conversations c ON c.id = r.conversation_id AND c.deleted_at IS NULL
  WHERE o.id = NEW.subject AND o.state = 'approved' AND o.asked_by = NEW.actor_user_id AND o.until > NEW.at
    AND r.user_id = NEW.user_id)
BEGIN
  SELECT RAISE(ABORT, 'reading_closed');
END;
