-- A note of an evening can be reported by itself (decision 0074).
ALTER TABLE evening_notes ADD COLUMN moderation TEXT NOT NULL DEFAULT 'shown'
  CONSTRAINT evening_note_moderation CHECK (moderation IN ('held', 'shown', 'hidden'));
-- Removed while a report of it waits: only moderators read it, until they have decided.
ALTER TABLE evening_notes ADD COLUMN removed_at INTEGER;

CREATE TABLE evening_reports (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  note_id TEXT NOT NULL REFERENCES evening_notes (id) ON DELETE CASCADE,
  reason TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CONSTRAINT evening_report_state CHECK (state IN ('waiting', 'acted', 'kept')),
  at INTEGER NOT NULL,
  settled_at INTEGER,
  CONSTRAINT evening_report_once UNIQUE (user_id, note_id)
) STRICT;
CREATE INDEX evening_reports_of_note ON evening_reports (note_id, state);
CREATE INDEX evening_reports_of_danger ON evening_reports (at) WHERE state = 'waiting' AND reason = 'danger';

-- Three reports hold it, as any other text.
CREATE TRIGGER evening_reports_hold AFTER INSERT ON evening_reports
WHEN (SELECT count(*) FROM evening_reports WHERE note_id = NEW.note_id AND state = 'waiting') >= 3
BEGIN
  UPDATE evening_notes SET moderation = 'held' WHERE id = NEW.note_id AND moderation = 'shown';
END;
CREATE TRIGGER queue_evening_report AFTER INSERT ON evening_reports
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, reports, opened_at, words)
  SELECT 'post', n.id, n.user_id, CASE WHEN NEW.reason = 'danger' THEN 0
      WHEN g.age_band = '13-17' OR a.age_band = '13-17' OR w.age_band = '13-17' THEN 1
      WHEN NEW.reason IN ('harm', 'private') THEN 2 ELSE 3 END, 'report', 1, NEW.at, n.body
  FROM evening_notes n JOIN evenings e ON e.id = n.evening_id JOIN study_groups g ON g.id = e.group_id
  JOIN community_members a ON a.user_id = n.user_id JOIN community_members w ON w.user_id = NEW.user_id
  WHERE n.id = NEW.note_id
  ON CONFLICT (subject) WHERE state = 'open' DO UPDATE
    SET severity = min(severity, excluded.severity), reports = reports + 1, why = 'report';
END;

-- A guest's note is deleted after the evening, before anybody could decide about it, and a guest has no account to decide
-- about: one report takes it out of sight. Moderators read its words with the group's item, until they have decided.
CREATE TRIGGER evening_reports_of_guests AFTER INSERT ON evening_reports
WHEN EXISTS (SELECT 1 FROM evening_notes WHERE id = NEW.note_id AND guest_id IS NOT NULL)
BEGIN
  UPDATE evening_notes SET moderation = 'held' WHERE id = NEW.note_id;
  INSERT INTO queue_items (kind, subject, user_id, severity, why, reports, opened_at, words)
  SELECT 'group', g.id, o.user_id, CASE WHEN NEW.reason = 'danger' THEN 0
      WHEN g.age_band = '13-17' OR w.age_band = '13-17' THEN 1
      WHEN NEW.reason IN ('harm', 'private') THEN 2 ELSE 3 END, 'report', 1, NEW.at,
    iif(g.language = 'es', 'Nota de un invitado: ', 'A guest’s note: ') || n.body
  FROM evening_notes n JOIN evenings e ON e.id = n.evening_id JOIN study_groups g ON g.id = e.group_id
  JOIN group_owners o ON o.group_id = g.id JOIN community_members w ON w.user_id = NEW.user_id
  WHERE n.id = NEW.note_id AND o.user_id IS NOT NULL
  ON CONFLICT (subject) WHERE state = 'open' DO UPDATE
    SET severity = min(severity, excluded.severity), reports = reports + 1, why = 'report',
      words = iif(words = '', excluded.words, words || char(10) || excluded.words);
END;
