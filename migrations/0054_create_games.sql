-- Games (decision 0069). A round is what a member plays once: the server keeps its questions, its clock and its answers.
CREATE TABLE game_rounds (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  -- of the form that began it: sent twice, it is one round
  id TEXT NOT NULL,
  game TEXT NOT NULL CONSTRAINT game_known CHECK (game IN ('trivia', 'feud')),
  kind TEXT NOT NULL CONSTRAINT round_kind CHECK (kind IN ('daily', 'theme', 'practice', 'board')),
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
-- the daily ten, once a day
CREATE UNIQUE INDEX daily_round_once ON game_rounds (user_id, day) WHERE kind = 'daily';
CREATE INDEX rounds_of_member ON game_rounds (user_id, game, started_at);
CREATE INDEX rounds_by_day ON game_rounds (user_id, day);

-- One answer each, judged by the server, for good.
CREATE TABLE game_answers (
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
  FOREIGN KEY (user_id, round_id) REFERENCES game_rounds (user_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
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

-- What was asked for before an answer.
CREATE TABLE game_helps (
  user_id TEXT NOT NULL,
  round_id TEXT NOT NULL,
  place INTEGER NOT NULL,
  help TEXT NOT NULL CONSTRAINT help_known CHECK (help IN ('half', 'passage')),
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, round_id, place, help),
  FOREIGN KEY (user_id, round_id) REFERENCES game_rounds (user_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TRIGGER half_is_rare BEFORE INSERT ON game_helps WHEN NEW.help = 'half'
BEGIN
  SELECT RAISE(ABORT, 'half_is_rare') WHERE (SELECT count(*) FROM game_helps
    WHERE user_id = NEW.user_id AND round_id = NEW.round_id AND help = 'half' AND place <> NEW.place) >= 3;
END;

-- Questions that were missed, by the schedule of decision 0059.
CREATE TABLE trivia_cards (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  item TEXT NOT NULL,
  due INTEGER NOT NULL,
  stability REAL NOT NULL,
  difficulty REAL NOT NULL,
  scheduled_days INTEGER NOT NULL,
  step INTEGER NOT NULL,
  reps INTEGER NOT NULL,
  lapses INTEGER NOT NULL,
  state INTEGER NOT NULL CONSTRAINT trivia_card_state CHECK (state BETWEEN 0 AND 3),
  last_review INTEGER,
  PRIMARY KEY (user_id, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX trivia_due ON trivia_cards (user_id, due);

-- Somebody doubts a question: read by whoever looks after the content.
CREATE TABLE trivia_disputes (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  item TEXT NOT NULL,
  reason TEXT NOT NULL
    CONSTRAINT dispute_reason CHECK (reason IN ('answer', 'several', 'unclear', 'translation', 'hurtful')),
  at INTEGER NOT NULL,
  settled_at INTEGER,
  PRIMARY KEY (user_id, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX disputes_waiting ON trivia_disputes (item) WHERE settled_at IS NULL;

-- RT2, LV9. A quest in one of three places, from the day on which it was opened. It does not end: it is done, or exchanged.
CREATE TABLE user_quest_progress (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  slot INTEGER NOT NULL CONSTRAINT quest_slot CHECK (slot BETWEEN 0 AND 2),
  opened_day TEXT NOT NULL CONSTRAINT quest_day CHECK (opened_day = date(opened_day)),
  quest TEXT NOT NULL,
  exchanged INTEGER NOT NULL DEFAULT 0,
  completed_at INTEGER,
  -- the member's own day on which it was done
  completed_day TEXT CONSTRAINT quest_done_day CHECK ((completed_day IS NULL) = (completed_at IS NULL)),
  PRIMARY KEY (user_id, slot, opened_day)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX quest_open_once ON user_quest_progress (user_id, slot) WHERE completed_at IS NULL;
CREATE TRIGGER quest_is_done BEFORE UPDATE ON user_quest_progress WHEN OLD.completed_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'quest_is_done');
END;

-- RT2, LV10, E19. What was reached; titles and icons are in the product's catalogue.
CREATE TABLE user_achievements (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  achievement_id TEXT NOT NULL,
  earned_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, achievement_id)
) STRICT, WITHOUT ROWID;

-- A step of a season that everybody does together, once each; a step that was missed can be taken on any day.
CREATE TABLE challenge_steps (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  -- for example `advent-2026`
  season TEXT NOT NULL,
  step INTEGER NOT NULL CONSTRAINT step_counts CHECK (step BETWEEN 1 AND 60),
  day TEXT NOT NULL CONSTRAINT step_day CHECK (day = date(day)),
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, season, step)
) STRICT, WITHOUT ROWID;
-- The bar that all make together. It names nobody, and stays when an account goes.
CREATE TABLE challenge_totals (
  season TEXT PRIMARY KEY,
  steps INTEGER NOT NULL,
  people INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TRIGGER step_is_counted AFTER INSERT ON challenge_steps
BEGIN
  INSERT INTO challenge_totals (season, steps, people) VALUES (NEW.season, 1, 1)
  ON CONFLICT (season) DO UPDATE SET steps = steps + 1, people = people + NOT EXISTS (
    SELECT 1 FROM challenge_steps WHERE user_id = NEW.user_id AND season = NEW.season AND step <> NEW.step);
END;

-- How a member likes to see the hub of games, and whether with a clock.
CREATE TABLE game_choices (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  layout TEXT NOT NULL DEFAULT '',
  seconds INTEGER CONSTRAINT clock_seconds CHECK (seconds IS NULL OR seconds BETWEEN 10 AND 120)
) STRICT, WITHOUT ROWID;
