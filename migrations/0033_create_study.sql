-- E8, D12. A time of reading, as the browser that it was in has counted it.
CREATE TABLE study_sessions (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  -- the member's own day on which it began
  session_date TEXT NOT NULL CONSTRAINT session_day CHECK (session_date = date(session_date)),
  started_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  active_seconds INTEGER NOT NULL,
  duration_minutes INTEGER NOT NULL GENERATED ALWAYS AS (active_seconds / 60) VIRTUAL,
  mood_after TEXT
    CONSTRAINT mood_known CHECK (mood_after IN ('very_happy', 'happy', 'neutral', 'sad', 'crying')),
  -- where it was last
  book INTEGER NOT NULL CONSTRAINT session_book CHECK (book BETWEEN 1 AND 66),
  chapter INTEGER NOT NULL CONSTRAINT session_chapter CHECK (chapter BETWEEN 1 AND 150),
  PRIMARY KEY (user_id, id),
  -- no session is longer than the time that it took
  CONSTRAINT session_honest CHECK (
    active_seconds >= 0 AND active_seconds * 1000 <= last_at - started_at + 1000 AND active_seconds <= 86400
  )
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_day ON study_sessions (user_id, session_date);
CREATE TRIGGER session_grows BEFORE UPDATE ON study_sessions
WHEN NEW.active_seconds < OLD.active_seconds OR NEW.session_date <> OLD.session_date
  OR NEW.started_at <> OLD.started_at
BEGIN
  SELECT RAISE(ABORT, 'session_grows');
END;

-- The active seconds of a session in each chapter.
CREATE TABLE session_chapters (
  user_id TEXT NOT NULL,
  session_id TEXT NOT NULL,
  book INTEGER NOT NULL,
  chapter INTEGER NOT NULL,
  seconds INTEGER NOT NULL CONSTRAINT chapter_seconds CHECK (seconds BETWEEN 0 AND 86400),
  PRIMARY KEY (user_id, session_id, book, chapter),
  FOREIGN KEY (user_id, session_id) REFERENCES study_sessions (user_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- What was read in all: at most 1,189 rows a member, kept by the two triggers below.
CREATE TABLE chapter_times (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  book INTEGER NOT NULL,
  chapter INTEGER NOT NULL,
  seconds INTEGER NOT NULL,
  PRIMARY KEY (user_id, book, chapter)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER chapter_is_read AFTER INSERT ON session_chapters
BEGIN
  INSERT INTO chapter_times (user_id, book, chapter, seconds)
  VALUES (NEW.user_id, NEW.book, NEW.chapter, NEW.seconds)
  ON CONFLICT (user_id, book, chapter) DO UPDATE SET seconds = seconds + excluded.seconds;
END;
CREATE TRIGGER chapter_is_read_on AFTER UPDATE OF seconds ON session_chapters
BEGIN
  UPDATE chapter_times SET seconds = seconds + NEW.seconds - OLD.seconds
  WHERE user_id = NEW.user_id AND book = NEW.book AND chapter = NEW.chapter;
END;
