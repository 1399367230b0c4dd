-- A member's pet has visited a friend's (decision 0067): once a day of the visitor's and friend.
CREATE TABLE pet_visits (
  id TEXT PRIMARY KEY,
  from_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  to_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  day TEXT NOT NULL CONSTRAINT pet_visit_day CHECK (day = date(day)),
  at INTEGER NOT NULL,
  CONSTRAINT pet_visit_once UNIQUE (from_id, to_id, day)
) STRICT;
CREATE INDEX pet_visits_to ON pet_visits (to_id, from_id, at);

-- friends whose pet is shown, and nobody else
CREATE TRIGGER pet_visits_of_friends BEFORE INSERT ON pet_visits
WHEN NOT EXISTS (SELECT 1 FROM friendships f JOIN friend_settings s ON s.user_id = NEW.to_id AND s.pet = 1
  WHERE f.one = min(NEW.from_id, NEW.to_id) AND f.other = max(NEW.from_id, NEW.to_id))
BEGIN
  SELECT RAISE(ABORT, 'pet_visits_of_friends');
END;
