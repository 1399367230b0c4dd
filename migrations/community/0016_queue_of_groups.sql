-- What members write in study groups, and the groups themselves, in the one list of moderators (0006).

-- Whose a group is: of who made it, or of who leads it since.
CREATE VIEW group_owners AS
SELECT g.id AS group_id, coalesce(g.user_id, (SELECT m.user_id FROM group_members m
  WHERE m.group_id = g.id AND m.role = 'leader' ORDER BY m.joined_at, m.user_id LIMIT 1)) AS user_id
FROM study_groups g;

CREATE TRIGGER queue_new_group_post AFTER INSERT ON group_posts WHEN NEW.moderation = 'held'
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
  VALUES ('post', NEW.id, NEW.user_id, iif(NEW.urgent, 0, 3), iif(NEW.urgent, 'flag', 'first'), NEW.created_at, NEW.body);
END;
CREATE TRIGGER queue_held_group_post AFTER UPDATE OF moderation ON group_posts
WHEN NEW.moderation = 'held' AND OLD.moderation <> 'held'
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
  VALUES ('post', NEW.id, NEW.user_id, iif(NEW.urgent, 0, 3), iif(NEW.urgent, 'flag', 'report'), NEW.created_at, NEW.body)
  ON CONFLICT (subject) WHERE state = 'open' DO UPDATE SET severity = min(severity, excluded.severity);
END;
CREATE TRIGGER queue_withdrawn_group_post AFTER UPDATE OF state ON group_posts
WHEN NEW.state = 'withdrawn' AND OLD.state <> 'withdrawn'
BEGIN
  DELETE FROM queue_items WHERE subject = NEW.id AND state = 'open' AND reports = 0;
END;

CREATE TRIGGER queue_new_group AFTER INSERT ON study_groups WHEN NEW.moderation = 'held'
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
  VALUES ('group', NEW.id, NEW.user_id, iif(NEW.urgent, 0, 3), iif(NEW.urgent, 'flag', 'first'), NEW.created_at,
    NEW.name || char(10) || NEW.about);
END;
CREATE TRIGGER queue_held_group AFTER UPDATE OF moderation ON study_groups
WHEN NEW.moderation = 'held' AND OLD.moderation <> 'held'
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, words)
  SELECT 'group', NEW.id, o.user_id, iif(NEW.urgent, 0, 3), iif(NEW.urgent, 'flag', 'edited'), NEW.created_at,
    NEW.name || char(10) || NEW.about FROM group_owners o WHERE o.group_id = NEW.id AND o.user_id IS NOT NULL
  ON CONFLICT (subject) WHERE state = 'open' DO UPDATE SET severity = min(severity, excluded.severity);
END;
CREATE TRIGGER queue_archived_group AFTER UPDATE OF archived_at ON study_groups
WHEN NEW.archived_at IS NOT NULL AND OLD.archived_at IS NULL
BEGIN
  DELETE FROM queue_items WHERE subject = NEW.id AND state = 'open' AND reports = 0;
END;

CREATE TRIGGER queue_group_report AFTER INSERT ON group_reports
BEGIN
  INSERT INTO queue_items (kind, subject, user_id, severity, why, reports, opened_at, words)
  SELECT iif(NEW.post_id IS NULL, 'group', 'post'), NEW.subject, a.user_id, CASE WHEN NEW.reason = 'danger' THEN 0
      WHEN g.age_band = '13-17' OR a.age_band = '13-17' OR w.age_band = '13-17' THEN 1
      WHEN NEW.reason IN ('harm', 'private') THEN 2 ELSE 3 END, 'report', 1, NEW.at,
    coalesce(p.body, g.name || char(10) || g.about)
  FROM study_groups g JOIN group_owners o ON o.group_id = g.id LEFT JOIN group_posts p ON p.id = NEW.post_id
  JOIN community_members a ON a.user_id = coalesce(p.user_id, o.user_id)
  JOIN community_members w ON w.user_id = NEW.user_id WHERE g.id = NEW.group_id
  ON CONFLICT (subject) WHERE state = 'open' DO UPDATE
    SET severity = min(severity, excluded.severity), reports = reports + 1, why = 'report';
END;
