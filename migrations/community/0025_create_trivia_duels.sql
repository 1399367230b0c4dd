-- Duels of trivia (docs/decisions/0078): two friends, the same ten questions, each when they like. What each answers
-- lies with their own rounds; here is what both may know.
CREATE TABLE trivia_duels (
  id TEXT PRIMARY KEY,
  from_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  to_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  -- the ids of its questions, in order
  items TEXT NOT NULL CONSTRAINT duel_items CHECK (json_array_length(items) = 10),
  made_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  -- declined is told to nobody: to who asked it waits, and goes by. Taken back, it is there for neither
  state TEXT NOT NULL DEFAULT 'open' CONSTRAINT duel_state CHECK (state IN ('open', 'declined', 'taken_back')),
  -- right answers without help, once that one has played
  from_points INTEGER CONSTRAINT duel_from_points CHECK (from_points BETWEEN 0 AND 10),
  to_points INTEGER CONSTRAINT duel_to_points CHECK (to_points BETWEEN 0 AND 10),
  CONSTRAINT duel_of_two CHECK (from_id <> to_id)
) STRICT;
CREATE INDEX duels_from ON trivia_duels (from_id, to_id, made_at);
CREATE INDEX duels_to ON trivia_duels (to_id, made_at);
CREATE INDEX duels_ended ON trivia_duels (ends_at);

-- friends are of the same age band, and neither has blocked the other (0013)
CREATE TRIGGER duels_of_friends BEFORE INSERT ON trivia_duels
WHEN NOT EXISTS (SELECT 1 FROM friendships
  WHERE one = min(NEW.from_id, NEW.to_id) AND other = max(NEW.from_id, NEW.to_id))
BEGIN
  SELECT RAISE(ABORT, 'duels_of_friends');
END;
CREATE TRIGGER friendship_ends_duels AFTER DELETE ON friendships
BEGIN
  DELETE FROM trivia_duels WHERE from_id = OLD.one AND to_id = OLD.other;
  DELETE FROM trivia_duels WHERE from_id = OLD.other AND to_id = OLD.one;
END;
CREATE TRIGGER duel_points_are_for_good BEFORE UPDATE ON trivia_duels
WHEN (OLD.from_points IS NOT NULL AND NEW.from_points IS NOT OLD.from_points)
  OR (OLD.to_points IS NOT NULL AND NEW.to_points IS NOT OLD.to_points)
  OR NEW.items <> OLD.items OR NEW.ends_at <> OLD.ends_at
BEGIN
  SELECT RAISE(ABORT, 'duel_points_are_for_good');
END;
