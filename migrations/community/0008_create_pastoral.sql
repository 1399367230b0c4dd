-- The pastoral team's inbox (decision 0063): what was asked of the team alone, who takes it, and what was answered.
CREATE TABLE pastoral_care (
  request_id TEXT PRIMARY KEY REFERENCES prayer_requests (id) ON DELETE CASCADE,
  state TEXT NOT NULL DEFAULT 'open' CONSTRAINT care_state CHECK (state IN ('open', 'closed')),
  assigned_to TEXT REFERENCES community_members (user_id) ON DELETE SET NULL,
  answered_at INTEGER,
  closed_at INTEGER,
  -- of the request, and danger first
  urgent INTEGER NOT NULL,
  opened_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pastoral_open ON pastoral_care (urgent DESC, opened_at, request_id) WHERE state = 'open';
CREATE INDEX pastoral_closed ON pastoral_care (closed_at DESC, request_id) WHERE state = 'closed';
CREATE INDEX pastoral_assigned ON pastoral_care (assigned_to);
CREATE TRIGGER pastoral_is_asked AFTER INSERT ON prayer_requests WHEN NEW.audience = 'pastoral'
BEGIN
  INSERT INTO pastoral_care (request_id, urgent, opened_at) VALUES (NEW.id, NEW.urgent, NEW.created_at);
END;
CREATE TRIGGER pastoral_is_urgent AFTER UPDATE OF urgent ON prayer_requests WHEN NEW.audience = 'pastoral' AND NEW.urgent = 1
BEGIN
  UPDATE pastoral_care SET urgent = 1, state = 'open', closed_at = NULL WHERE request_id = NEW.id;
END;
-- taken back, it is asked no more
CREATE TRIGGER pastoral_is_withdrawn AFTER UPDATE OF state ON prayer_requests
WHEN NEW.audience = 'pastoral' AND NEW.state = 'withdrawn'
BEGIN
  UPDATE pastoral_care SET state = 'closed', closed_at = opened_at WHERE request_id = NEW.id AND state = 'open';
END;
INSERT INTO pastoral_care (request_id, urgent, opened_at)
SELECT id, urgent, created_at FROM prayer_requests WHERE audience = 'pastoral' AND state <> 'withdrawn';

-- Read by the team and by who asked.
CREATE TABLE pastoral_answers (
  id TEXT PRIMARY KEY,
  request_id TEXT NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  form_id TEXT NOT NULL CONSTRAINT answer_once UNIQUE,
  body TEXT NOT NULL CONSTRAINT answer_size CHECK (length(body) BETWEEN 1 AND 1000),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX answers_of_request ON pastoral_answers (request_id, id);
CREATE INDEX answers_of_member ON pastoral_answers (user_id);
CREATE INDEX pastoral_team ON community_members (user_id) WHERE pastoral = 1;
