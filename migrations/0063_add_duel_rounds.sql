-- A duel's ten questions are a round as any other (docs/decisions/0078): a kind more. The three tables are made anew,
-- as SQLite changes no check.
CREATE TABLE game_rounds_2 (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  -- of the form that began it: sent twice, it is one round; of a duel, the duel's own
  id TEXT NOT NULL,
  game TEXT NOT NULL CONSTRAINT game_known CHECK (game IN ('trivia', 'feud')),
  kind TEXT NOT NULL CONSTRAINT round_kind CHECK (kind IN ('daily', 'theme', 'practice', 'duel', 'board')),
  -- the theme of a round by theme, the board of a Feud
  about TEXT NOT NULL DEFAULT '',
  -- the member's own day on which it began
  day TEXT NOT NULL CONSTRAINT round_day CHECK (day = date(day)),
  -- the ids of its questions, in order
  items TEXT NOT NULL CONSTRAINT items_are_a_list CHECK (json_type(items) = 'array'),
  -- seconds a question, where the member wants a clock, and since when the present question has been shown
  seconds INTEGER CONSTRAINT round_seconds CHECK (seconds IS NULL OR seconds BETWEEN 10 AND 120),
  shown_at INTEGER NOT NULL,
  -- kept by the triggers below
  answered INTEGER NOT NULL DEFAULT 0,
  correct INTEGER NOT NULL DEFAULT 0,
  unaided INTEGER NOT NULL DEFAULT 0,
  started_at INTEGER NOT NULL,
  finished_at INTEGER,
  PRIMARY KEY (user_id, id),
  CONSTRAINT round_counts CHECK (unaided <= correct AND correct <= answered)
) STRICT, WITHOUT ROWID;
CREATE TABLE game_answers_2 (
  user_id TEXT NOT NULL,
  round_id TEXT NOT NULL,
  place INTEGER NOT NULL,
  -- the question; of a Feud, the answer that was found
  item TEXT NOT NULL,
  -- which option, as it stood; -1: none of the board's, or too late
  choice INTEGER NOT NULL,
  correct INTEGER NOT NULL CONSTRAINT answer_flag CHECK (correct IN (0, 1)),
  -- 50-50, or the passage was shown before it
  aided INTEGER NOT NULL CONSTRAINT aided_flag CHECK (aided IN (0, 1)),
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, round_id, place),
  CONSTRAINT answer_once UNIQUE (user_id, round_id, item),
  FOREIGN KEY (user_id, round_id) REFERENCES game_rounds_2 (user_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE game_helps_2 (
  user_id TEXT NOT NULL,
  round_id TEXT NOT NULL,
  place INTEGER NOT NULL,
  help TEXT NOT NULL CONSTRAINT help_known CHECK (help IN ('half', 'passage')),
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, round_id, place, help),
  FOREIGN KEY (user_id, round_id) REFERENCES game_rounds_2 (user_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO game_rounds_2 SELECT * FROM game_rounds;
INSERT INTO game_answers_2 SELECT * FROM game_answers;
INSERT INTO game_helps_2 SELECT * FROM game_helps;
DROP TABLE game_helps;
DROP TABLE game_answers;
DROP TABLE game_rounds;
ALTER TABLE game_rounds_2 RENAME TO game_rounds;
ALTER TABLE game_answers_2 RENAME TO game_answers;
ALTER TABLE game_helps_2 RENAME TO game_helps;

-- as before (0054)
CREATE UNIQUE INDEX daily_round_once ON game_rounds (user_id, day) WHERE kind = 'daily';
CREATE INDEX rounds_of_member ON game_rounds (user_id, game, started_at);
CREATE INDEX rounds_by_day ON game_rounds (user_id, day);
CREATE TRIGGER answer_in_turn BEFORE INSERT ON game_answers
BEGIN
  SELECT RAISE(ABORT, 'round_over') WHERE EXISTS (SELECT 1 FROM game_rounds
    WHERE user_id = NEW.user_id AND id = NEW.round_id AND finished_at IS NOT NULL);
  SELECT RAISE(ABORT, 'answer_in_turn') WHERE NEW.place IS NOT (SELECT answered FROM game_rounds
    WHERE user_id = NEW.user_id AND id = NEW.round_id);
  SELECT RAISE(ABORT, 'answer_to_another') WHERE EXISTS (SELECT 1 FROM game_rounds
    WHERE user_id = NEW.user_id AND id = NEW.round_id AND game = 'trivia'
      AND NEW.item IS NOT (items ->> ('$[' || NEW.place || ']')));
END;
CREATE TRIGGER answer_is_counted AFTER INSERT ON game_answers
BEGIN
  UPDATE game_rounds SET answered = answered + 1, correct = correct + NEW.correct,
    unaided = unaided + (NEW.correct = 1 AND NEW.aided = 0),
    finished_at = iif(game = 'trivia' AND answered + 1 = json_array_length(items), NEW.at, finished_at)
  WHERE user_id = NEW.user_id AND id = NEW.round_id;
END;
CREATE TRIGGER answer_is_for_good BEFORE UPDATE ON game_answers
BEGIN
  SELECT RAISE(ABORT, 'answer_is_for_good');
END;
CREATE TRIGGER half_is_rare BEFORE INSERT ON game_helps WHEN NEW.help = 'half'
BEGIN
  SELECT RAISE(ABORT, 'half_is_rare') WHERE (SELECT count(*) FROM game_helps
    WHERE user_id = NEW.user_id AND round_id = NEW.round_id AND help = 'half' AND place <> NEW.place) >= 3;
END;
