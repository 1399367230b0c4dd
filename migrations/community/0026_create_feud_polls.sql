-- Members' polls for Bible Feud (docs/decisions/0079): one answer a member and poll; a board of what at least five gave.
CREATE TABLE feud_answers (
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  -- of the catalogue
  poll TEXT NOT NULL,
  language TEXT NOT NULL CONSTRAINT feud_answer_language CHECK (language IN ('en', 'es')),
  -- what it is counted as: a known answer, or the word in plain letters
  word TEXT NOT NULL CONSTRAINT feud_answer_size CHECK (length(word) BETWEEN 1 AND 40),
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, poll)
) STRICT, WITHOUT ROWID;
CREATE INDEX feud_answers_counted ON feud_answers (poll, language, word);

-- How many have answered, and the board once it is there. It names nobody, and stays when an account goes.
CREATE TABLE feud_polls (
  poll TEXT NOT NULL,
  language TEXT NOT NULL,
  answers INTEGER NOT NULL CONSTRAINT feud_poll_answers CHECK (answers >= 0),
  -- how many there were when it was last looked at
  seen INTEGER NOT NULL DEFAULT 0,
  -- [{word, count}], the most frequent first; it changes no more
  board TEXT CONSTRAINT feud_poll_board CHECK (board IS NULL OR json_type(board) = 'array'),
  published_at INTEGER CONSTRAINT feud_poll_published CHECK ((board IS NULL) = (published_at IS NULL)),
  PRIMARY KEY (poll, language)
) STRICT, WITHOUT ROWID;
CREATE INDEX feud_polls_to_look_at ON feud_polls (answers) WHERE board IS NULL;

CREATE TRIGGER feud_poll_is_over BEFORE INSERT ON feud_answers
WHEN EXISTS (SELECT 1 FROM feud_polls WHERE poll = NEW.poll AND language = NEW.language AND board IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'feud_poll_is_over');
END;
CREATE TRIGGER feud_answer_is_counted AFTER INSERT ON feud_answers
BEGIN
  INSERT INTO feud_polls (poll, language, answers) VALUES (NEW.poll, NEW.language, 1)
  ON CONFLICT (poll, language) DO UPDATE SET answers = answers + 1;
END;
CREATE TRIGGER feud_answer_is_gone AFTER DELETE ON feud_answers
BEGIN
  UPDATE feud_polls SET answers = answers - 1 WHERE poll = OLD.poll AND language = OLD.language;
END;
CREATE TRIGGER feud_board_is_for_good BEFORE UPDATE ON feud_polls
WHEN OLD.board IS NOT NULL AND NEW.board IS NOT OLD.board
BEGIN
  SELECT RAISE(ABORT, 'feud_board_is_for_good');
END;
