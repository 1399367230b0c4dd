-- Tournaments (decision 0069): a week on a board of at most thirty. Whoever plays chose to; the young play by invitation.
CREATE TABLE tournament_boards (
  id TEXT PRIMARY KEY,
  -- the Monday on which its week begins
  tournament_id TEXT NOT NULL CONSTRAINT tournament_monday
    CHECK (tournament_id = date(tournament_id) AND strftime('%w', tournament_id) = '1'),
  age_band TEXT NOT NULL CONSTRAINT board_band CHECK (age_band IN ('13-17', '18+')),
  kind TEXT NOT NULL CONSTRAINT board_kind CHECK (kind IN ('drawn', 'invited')),
  -- the end of an invitation's address
  code TEXT CONSTRAINT board_code UNIQUE,
  players INTEGER NOT NULL DEFAULT 0 CONSTRAINT board_full CHECK (players BETWEEN 0 AND 30),
  settled_at INTEGER,
  CONSTRAINT board_invites CHECK ((kind = 'invited') = (code IS NOT NULL)),
  -- nobody is drawn to a board of the young
  CONSTRAINT young_are_invited CHECK (age_band = '18+' OR kind = 'invited')
) STRICT, WITHOUT ROWID;
CREATE INDEX boards_to_draw ON tournament_boards (tournament_id, players) WHERE kind = 'drawn' AND settled_at IS NULL;
CREATE INDEX boards_to_settle ON tournament_boards (tournament_id) WHERE settled_at IS NULL;

CREATE TABLE tournament_participants (
  tournament_id TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  board_id TEXT NOT NULL REFERENCES tournament_boards (id),
  joined_at INTEGER NOT NULL,
  -- kept by the triggers below
  points INTEGER NOT NULL DEFAULT 0,
  days INTEGER NOT NULL DEFAULT 0,
  -- set when the week is settled; ties share a place
  place INTEGER,
  PRIMARY KEY (tournament_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX participants_of_board ON tournament_participants (board_id, points);
CREATE INDEX participants_of_member ON tournament_participants (user_id, tournament_id);
CREATE TRIGGER player_fits_board BEFORE INSERT ON tournament_participants
WHEN NOT EXISTS (SELECT 1 FROM tournament_boards b JOIN community_members m ON m.user_id = NEW.user_id
  WHERE b.id = NEW.board_id AND b.tournament_id = NEW.tournament_id AND b.age_band = m.age_band
    AND b.settled_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'player_fits_board');
END;
CREATE TRIGGER player_is_seated AFTER INSERT ON tournament_participants
BEGIN
  UPDATE tournament_boards SET players = players + 1 WHERE id = NEW.board_id;
END;
CREATE TRIGGER player_is_gone AFTER DELETE ON tournament_participants
BEGIN
  UPDATE tournament_boards SET players = players - 1 WHERE id = OLD.board_id;
END;

-- A day's ten questions of a player: ten points for the day, one for each right answer without help.
CREATE TABLE tournament_days (
  tournament_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  day TEXT NOT NULL CONSTRAINT tournament_day
    CHECK (day = date(day) AND day BETWEEN tournament_id AND date(tournament_id, '+6 days')),
  correct INTEGER NOT NULL CONSTRAINT day_is_capped CHECK (correct BETWEEN 0 AND 10),
  PRIMARY KEY (tournament_id, user_id, day),
  FOREIGN KEY (tournament_id, user_id) REFERENCES tournament_participants (tournament_id, user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TRIGGER day_is_counted AFTER INSERT ON tournament_days
BEGIN
  UPDATE tournament_participants SET points = points + 10 + NEW.correct, days = days + 1
  WHERE tournament_id = NEW.tournament_id AND user_id = NEW.user_id;
END;
CREATE TRIGGER day_is_for_good BEFORE UPDATE ON tournament_days
BEGIN
  SELECT RAISE(ABORT, 'day_is_for_good');
END;
