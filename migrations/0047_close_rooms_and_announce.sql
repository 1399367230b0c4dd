-- What an administrator changes for everybody at once (docs/decisions/0065): rooms that are closed, and announcements.

-- A row is a room that is closed: the last line about it says so.
CREATE TABLE closed_rooms (
  room TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TRIGGER closing_is_logged BEFORE INSERT ON closed_rooms
WHEN (SELECT act FROM audit_log WHERE act IN ('close_room', 'open_room') AND subject = NEW.room
  ORDER BY rowid DESC LIMIT 1) IS NOT 'close_room'
BEGIN
  SELECT RAISE(ABORT, 'act_is_logged');
END;
CREATE TRIGGER opening_is_logged BEFORE DELETE ON closed_rooms
WHEN (SELECT act FROM audit_log WHERE act IN ('close_room', 'open_room') AND subject = OLD.room
  ORDER BY rowid DESC LIMIT 1) IS NOT 'open_room'
BEGIN
  SELECT RAISE(ABORT, 'act_is_logged');
END;
CREATE TRIGGER room_moved BEFORE INSERT ON audit_log
WHEN (NEW.act = 'close_room' AND EXISTS (SELECT 1 FROM closed_rooms WHERE room = NEW.subject))
  OR (NEW.act = 'open_room' AND NOT EXISTS (SELECT 1 FROM closed_rooms WHERE room = NEW.subject))
BEGIN
  SELECT RAISE(ABORT, 'room_moved');
END;

CREATE TABLE announcements (
  id TEXT PRIMARY KEY,
  text_en TEXT NOT NULL CONSTRAINT announcement_en CHECK (length(text_en) BETWEEN 1 AND 300),
  text_es TEXT NOT NULL CONSTRAINT announcement_es CHECK (length(text_es) BETWEEN 1 AND 300),
  audience TEXT NOT NULL CONSTRAINT announcement_audience CHECK (audience IN ('all', 'members', 'subscribers')),
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  -- ended before its time
  ended_at INTEGER,
  at INTEGER NOT NULL,
  CONSTRAINT announcement_period CHECK (ends_at > starts_at AND ends_at <= starts_at + 7776000000)
) STRICT;
CREATE INDEX announcements_running ON announcements (ends_at) WHERE ended_at IS NULL;
CREATE TRIGGER announcement_is_logged BEFORE INSERT ON announcements
WHEN NOT EXISTS (SELECT 1 FROM audit_log WHERE act = 'announce' AND subject = NEW.id AND at = NEW.at)
BEGIN
  SELECT RAISE(ABORT, 'act_is_logged');
END;
CREATE TRIGGER announcement_is_for_good BEFORE UPDATE ON announcements
WHEN NEW.id <> OLD.id OR NEW.text_en <> OLD.text_en OR NEW.text_es <> OLD.text_es OR NEW.audience <> OLD.audience
  OR NEW.starts_at <> OLD.starts_at OR NEW.ends_at <> OLD.ends_at OR NEW.at <> OLD.at OR OLD.ended_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'announcement_is_for_good');
END;
CREATE TRIGGER announcement_runs BEFORE INSERT ON audit_log
WHEN NEW.act = 'end_announcement' AND NOT EXISTS (SELECT 1 FROM announcements
  WHERE id = NEW.subject AND ended_at IS NULL AND ends_at > NEW.at)
BEGIN
  SELECT RAISE(ABORT, 'announcement_over');
END;
