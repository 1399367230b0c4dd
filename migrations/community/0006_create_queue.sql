-- One list of what waits for a moderator (decision 0063): reports, automatic flags, first posts, edits and appeals.

-- The log again, with more acts; append-only in both directions.
CREATE TABLE moderation_log_next (
  id TEXT PRIMARY KEY,
  actor_user_id TEXT NOT NULL,
  form_id TEXT NOT NULL CONSTRAINT moderation_once UNIQUE,
  act TEXT NOT NULL CONSTRAINT moderation_act CHECK (act IN (
    'release', 'hide', 'restore', 'keep', 'ask_edit', 'warn', 'mute', 'suspend', 'undo', 'reveal',
    'appeal_right', 'appeal_kept', 'pastoral_assign', 'pastoral_answer', 'pastoral_close', 'pastoral_reopen',
    'appoint_leader', 'dismiss_leader', 'appoint_pastoral', 'dismiss_pastoral')),
  -- a text, a decision, or the handle of a member
  subject TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
INSERT INTO moderation_log_next SELECT id, actor_user_id, form_id, act, subject, reason, at FROM moderation_log;
DROP TABLE moderation_log;
ALTER TABLE moderation_log_next RENAME TO moderation_log;
CREATE INDEX moderation_by_actor ON moderation_log (actor_user_id, id);
CREATE INDEX moderation_by_subject ON moderation_log (subject, act);
CREATE TRIGGER moderation_is_for_good BEFORE UPDATE ON moderation_log
BEGIN
  SELECT RAISE(ABORT, 'moderation_is_for_good');
END;
CREATE TRIGGER moderation_is_kept BEFORE DELETE ON moderation_log
BEGIN
  SELECT RAISE(ABORT, 'moderation_is_kept');
END;

-- One open item a text or appeal, however many report it.
CREATE TABLE queue_items (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CONSTRAINT item_kind CHECK (kind IN ('request', 'update', 'testimony', 'comment', 'note', 'post', 'group', 'appeal')),
  subject TEXT NOT NULL,
  -- whose it is
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  -- 0 danger to life, 1 somebody of 13 to 17, 2 abuse, 3 all else
  severity INTEGER NOT NULL CONSTRAINT item_severity CHECK (severity BETWEEN 0 AND 3),
  why TEXT NOT NULL CONSTRAINT item_why CHECK (why IN ('report', 'flag', 'first', 'edited', 'appeal')),
  reports INTEGER NOT NULL DEFAULT 0,
  -- as it was when the item was opened: its author may take it back
  words TEXT NOT NULL DEFAULT '',
  opened_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CONSTRAINT item_state CHECK (state IN ('open', 'closed')),
  closed_at INTEGER,
  decision_id TEXT,
  claimed_by TEXT,
  claimed_until INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX queue_one_open ON queue_items (subject) WHERE state = 'open';
CREATE INDEX queue_open ON queue_items (severity, opened_at, id) WHERE state = 'open';
CREATE INDEX queue_closed ON queue_items (closed_at, id) WHERE state = 'closed';
CREATE INDEX queue_closed_kind ON queue_items (kind, closed_at, id) WHERE state = 'closed';
CREATE INDEX queue_of_member ON queue_items (user_id);
CREATE INDEX queue_of_decision ON queue_items (decision_id);

-- what is for the pastoral team alone is no moderator's
DROP TRIGGER reports_hold;
CREATE TRIGGER reports_hold AFTER INSERT ON reports
WHEN (SELECT count(*) FROM reports WHERE request_id = NEW.request_id AND state = 'waiting') >= 3
BEGIN
  UPDATE prayer_requests SET moderation = 'held'
  WHERE id = NEW.request_id AND moderation = 'shown' AND audience = 'members';
END;

CREATE TRIGGER queue_new_request AFTER INSERT ON prayer_requests
WHEN NEW.moderation = 'held' AND NEW.audience = 'members'
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
  VALUES ('request', NEW.id, NEW.user_id, iif(NEW.urgent, 0, 3), iif(NEW.urgent, 'flag', 'first'), NEW.created_at, NEW.body);
END;
CREATE TRIGGER queue_held_request AFTER UPDATE OF moderation ON prayer_requests
WHEN NEW.moderation = 'held' AND OLD.moderation <> 'held' AND NEW.audience = 'members'
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
  VALUES ('request', NEW.id, NEW.user_id, iif(NEW.urgent, 0, 3), iif(NEW.urgent, 'flag', 'edited'),
    coalesce(NEW.edited_at, NEW.created_at), NEW.body)
  ON CONFLICT (subject) WHERE state = 'open' DO UPDATE SET severity = min(severity, excluded.severity);
END;
CREATE TRIGGER queue_urgent_request AFTER UPDATE OF urgent ON prayer_requests WHEN NEW.urgent = 1 AND OLD.urgent = 0
BEGIN
  UPDATE queue_items SET severity = 0, why = 'flag' WHERE subject = NEW.id AND state = 'open';
END;
CREATE TRIGGER queue_withdrawn_request AFTER UPDATE OF state ON prayer_requests
WHEN NEW.state = 'withdrawn' AND OLD.state <> 'withdrawn'
BEGIN
  DELETE FROM queue_items WHERE state = 'open' AND reports = 0
    AND subject IN (SELECT NEW.id UNION ALL SELECT id FROM request_updates WHERE request_id = NEW.id);
END;
CREATE TRIGGER queue_report AFTER INSERT ON reports
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, reports, opened_at, words)
  SELECT 'request', r.id, r.user_id, CASE WHEN NEW.reason = 'danger' THEN 0
      WHEN a.age_band = '13-17' OR w.age_band = '13-17' THEN 1
      WHEN NEW.reason IN ('harm', 'private') THEN 2 ELSE 3 END, 'report', 1, NEW.at, r.body
  FROM prayer_requests r JOIN community_members a ON a.user_id = r.user_id
  JOIN community_members w ON w.user_id = NEW.user_id WHERE r.id = NEW.request_id AND r.audience = 'members'
  ON CONFLICT (subject) WHERE state = 'open' DO UPDATE
    SET severity = min(severity, excluded.severity), reports = reports + 1, why = 'report';
END;

-- What is added to a request is held for words of danger alone.
CREATE TRIGGER queue_new_update AFTER INSERT ON request_updates WHEN NEW.moderation = 'held'
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
  SELECT 'update', NEW.id, r.user_id, 0, 'flag', NEW.at, NEW.body FROM prayer_requests r
  WHERE r.id = NEW.request_id AND r.audience = 'members';
END;

CREATE TRIGGER queue_new_testimony AFTER INSERT ON testimonies WHEN NEW.moderation = 'held'
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
  VALUES ('testimony', NEW.id, NEW.user_id, iif(NEW.urgent, 0, 3), iif(NEW.urgent, 'flag', 'first'), NEW.created_at, NEW.body);
END;
CREATE TRIGGER queue_held_testimony AFTER UPDATE OF moderation ON testimonies
WHEN NEW.moderation = 'held' AND OLD.moderation <> 'held'
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
  VALUES ('testimony', NEW.id, NEW.user_id, iif(NEW.urgent, 0, 3), iif(NEW.urgent, 'flag', 'edited'),
    coalesce(NEW.edited_at, NEW.created_at), NEW.body)
  ON CONFLICT (subject) WHERE state = 'open' DO UPDATE SET severity = min(severity, excluded.severity);
END;
CREATE TRIGGER queue_urgent_testimony AFTER UPDATE OF urgent ON testimonies WHEN NEW.urgent = 1 AND OLD.urgent = 0
BEGIN
  UPDATE queue_items SET severity = 0, why = 'flag' WHERE subject = NEW.id AND state = 'open';
END;
CREATE TRIGGER queue_withdrawn_testimony AFTER UPDATE OF state ON testimonies
WHEN NEW.state = 'withdrawn' AND OLD.state <> 'withdrawn'
BEGIN
  DELETE FROM queue_items WHERE subject = NEW.id AND state = 'open' AND reports = 0;
END;

CREATE TRIGGER queue_new_comment AFTER INSERT ON testimony_comments WHEN NEW.moderation = 'held'
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
  VALUES ('comment', NEW.id, NEW.user_id, iif(NEW.urgent, 0, 3), iif(NEW.urgent, 'flag', 'first'), NEW.created_at, NEW.body);
END;
CREATE TRIGGER queue_held_comment AFTER UPDATE OF moderation ON testimony_comments
WHEN NEW.moderation = 'held' AND OLD.moderation <> 'held'
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
  VALUES ('comment', NEW.id, NEW.user_id, iif(NEW.urgent, 0, 3), iif(NEW.urgent, 'flag', 'report'), NEW.created_at, NEW.body)
  ON CONFLICT (subject) WHERE state = 'open' DO UPDATE SET severity = min(severity, excluded.severity);
END;
CREATE TRIGGER queue_withdrawn_comment AFTER UPDATE OF state ON testimony_comments
WHEN NEW.state = 'withdrawn' AND OLD.state <> 'withdrawn'
BEGIN
  DELETE FROM queue_items WHERE subject = NEW.id AND state = 'open' AND reports = 0;
END;
CREATE TRIGGER queue_testimony_report AFTER INSERT ON testimony_reports
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, reports, opened_at, words)
  SELECT iif(NEW.comment_id IS NULL, 'testimony', 'comment'), NEW.subject, a.user_id, CASE WHEN NEW.reason = 'danger' THEN 0
      WHEN a.age_band = '13-17' OR w.age_band = '13-17' THEN 1
      WHEN NEW.reason IN ('harm', 'private') THEN 2 ELSE 3 END, 'report', 1, NEW.at, coalesce(c.body, t.body)
  FROM testimonies t LEFT JOIN testimony_comments c ON c.id = NEW.comment_id
  JOIN community_members a ON a.user_id = coalesce(c.user_id, t.user_id)
  JOIN community_members w ON w.user_id = NEW.user_id WHERE t.id = NEW.testimony_id
  ON CONFLICT (subject) WHERE state = 'open' DO UPDATE
    SET severity = min(severity, excluded.severity), reports = reports + 1, why = 'report';
END;

CREATE TRIGGER queue_new_note AFTER INSERT ON encouragements WHEN NEW.moderation = 'held'
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
  VALUES ('note', NEW.id, NEW.user_id, iif(NEW.urgent, 0, 3), iif(NEW.urgent, 'flag', 'first'), NEW.at, NEW.body);
END;
-- held with others of the same writer, who were reported
CREATE TRIGGER queue_held_note AFTER UPDATE OF moderation ON encouragements
WHEN NEW.moderation = 'held' AND OLD.moderation <> 'held'
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
  VALUES ('note', NEW.id, NEW.user_id, iif(NEW.urgent, 0, 2), iif(NEW.urgent, 'flag', 'report'), NEW.at, NEW.body)
  ON CONFLICT (subject) WHERE state = 'open' DO UPDATE SET severity = min(severity, excluded.severity);
END;
CREATE TRIGGER queue_removed_note AFTER UPDATE OF removed_at ON encouragements
WHEN NEW.removed_at IS NOT NULL AND OLD.removed_at IS NULL
BEGIN
  DELETE FROM queue_items WHERE subject = NEW.id AND state = 'open' AND reports = 0;
END;
CREATE TRIGGER queue_note_report AFTER INSERT ON encouragement_reports
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, reports, opened_at, words)
  SELECT 'note', e.id, e.user_id, CASE WHEN NEW.reason = 'danger' THEN 0
      WHEN a.age_band = '13-17' OR w.age_band = '13-17' THEN 1
      WHEN NEW.reason IN ('harm', 'private') THEN 2 ELSE 3 END, 'report', 1, NEW.at, e.body
  FROM encouragements e JOIN community_members a ON a.user_id = e.user_id
  JOIN community_members w ON w.user_id = NEW.user_id WHERE e.id = NEW.encouragement_id
  ON CONFLICT (subject) WHERE state = 'open' DO UPDATE
    SET severity = min(severity, excluded.severity), reports = reports + 1, why = 'report', opened_at = excluded.opened_at;
END;

-- What waits already.
INSERT INTO queue_items (kind, subject, user_id, severity, why, reports, opened_at, words)
SELECT 'request', r.id, r.user_id, iif(r.urgent, 0, 3), iif(r.urgent, 'flag', iif(p.n > 0, 'report', 'first')), coalesce(p.n, 0),
  coalesce(p.at, r.created_at), r.body
FROM prayer_requests r LEFT JOIN (SELECT request_id, count(*) AS n, min(at) AS at FROM reports WHERE state = 'waiting'
  GROUP BY request_id) p ON p.request_id = r.id
WHERE r.audience = 'members' AND r.state <> 'withdrawn' AND (r.moderation = 'held' OR p.n > 0);
INSERT INTO queue_items (kind, subject, user_id, severity, why, reports, opened_at, words)
SELECT 'testimony', t.id, t.user_id, iif(t.urgent, 0, 3), iif(t.urgent, 'flag', iif(p.n > 0, 'report', 'first')), coalesce(p.n, 0),
  coalesce(p.at, t.created_at), t.body
FROM testimonies t LEFT JOIN (SELECT subject, count(*) AS n, min(at) AS at FROM testimony_reports WHERE state = 'waiting'
  GROUP BY subject) p ON p.subject = t.id
WHERE t.state = 'shown' AND (t.moderation = 'held' OR p.n > 0);
INSERT INTO queue_items (kind, subject, user_id, severity, why, reports, opened_at, words)
SELECT 'comment', c.id, c.user_id, iif(c.urgent, 0, 3), iif(c.urgent, 'flag', iif(p.n > 0, 'report', 'first')), coalesce(p.n, 0),
  coalesce(p.at, c.created_at), c.body
FROM testimony_comments c LEFT JOIN (SELECT subject, count(*) AS n, min(at) AS at FROM testimony_reports
  WHERE state = 'waiting' GROUP BY subject) p ON p.subject = c.id
WHERE c.state = 'shown' AND (c.moderation = 'held' OR p.n > 0);
INSERT INTO queue_items (kind, subject, user_id, severity, why, reports, opened_at, words)
SELECT 'note', e.id, e.user_id, iif(e.urgent, 0, iif(p.state IS NULL, 3, 2)), iif(e.urgent, 'flag', iif(p.state IS NULL, 'first', 'report')),
  iif(p.state IS NULL, 0, 1), coalesce(p.at, e.at), e.body
FROM encouragements e LEFT JOIN encouragement_reports p ON p.encouragement_id = e.id AND p.state = 'waiting'
WHERE e.moderation = 'held' AND (e.removed_at IS NULL OR p.state IS NOT NULL);
INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
SELECT 'update', u.id, r.user_id, 0, 'flag', u.at, u.body FROM request_updates u JOIN prayer_requests r ON r.id = u.request_id
WHERE u.moderation = 'held' AND r.audience = 'members' AND r.state <> 'withdrawn';
-- What is hidden, so that it can be shown again.
INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words, state, closed_at)
SELECT 'request', id, user_id, 3, 'first', created_at, body, 'closed', created_at FROM prayer_requests
WHERE moderation = 'hidden' AND state <> 'withdrawn'
UNION ALL SELECT 'testimony', id, user_id, 3, 'first', created_at, body, 'closed', created_at FROM testimonies
WHERE moderation = 'hidden' AND state = 'shown'
UNION ALL SELECT 'comment', id, user_id, 3, 'first', created_at, body, 'closed', created_at FROM testimony_comments
WHERE moderation = 'hidden' AND state = 'shown'
UNION ALL SELECT 'note', id, user_id, 3, 'first', at, body, 'closed', at FROM encouragements
WHERE moderation = 'hidden' AND removed_at IS NULL;
