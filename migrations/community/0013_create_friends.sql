-- Friends (decision 0067). Whoever is of another age band, or has blocked the other, is nobody's friend: triggers say so.

-- What the member lets friends see. Nothing, until they choose.
CREATE TABLE friend_settings (
  user_id TEXT PRIMARY KEY REFERENCES community_members (user_id) ON DELETE CASCADE,
  rhythm INTEGER NOT NULL DEFAULT 0 CONSTRAINT shows_rhythm CHECK (rhythm IN (0, 1)),
  plan INTEGER NOT NULL DEFAULT 0 CONSTRAINT shows_plan CHECK (plan IN (0, 1)),
  prayer INTEGER NOT NULL DEFAULT 0 CONSTRAINT shows_prayer CHECK (prayer IN (0, 1)),
  pet INTEGER NOT NULL DEFAULT 0 CONSTRAINT shows_pet CHECK (pet IN (0, 1)),
  -- the six weeks together: seen by friends who have chosen it too
  daniel INTEGER NOT NULL DEFAULT 0 CONSTRAINT shows_daniel CHECK (daniel IN (0, 1))
) STRICT, WITHOUT ROWID;

-- One row for both: a friendship cannot be one-sided.
CREATE TABLE friendships (
  one TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  other TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  -- how it is named in forms, so that no member's id is
  id TEXT NOT NULL CONSTRAINT friendship_id UNIQUE,
  since INTEGER NOT NULL,
  PRIMARY KEY (one, other),
  CONSTRAINT friendship_in_order CHECK (one < other)
) STRICT, WITHOUT ROWID;
CREATE INDEX friendships_of_other ON friendships (other, one);

CREATE TABLE friend_requests (
  from_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  to_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  id TEXT NOT NULL CONSTRAINT friend_request_id UNIQUE,
  word TEXT NOT NULL DEFAULT '' CONSTRAINT friend_word_size CHECK (length(word) <= 120),
  -- declined is told to nobody: to who asked it still waits
  state TEXT NOT NULL DEFAULT 'waiting' CONSTRAINT friend_request_state CHECK (state IN ('waiting', 'declined')),
  -- taken back by who asked; a declined one stays declined when it is sent again
  taken_back INTEGER NOT NULL DEFAULT 0 CONSTRAINT friend_request_taken CHECK (taken_back IN (0, 1)),
  at INTEGER NOT NULL,
  PRIMARY KEY (from_id, to_id),
  CONSTRAINT friend_request_to_another CHECK (from_id <> to_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX friend_requests_to ON friend_requests (to_id, state, at);

-- A link or its QR code. It leads to a request, which its owner accepts.
CREATE TABLE friend_links (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  form_id TEXT NOT NULL,
  token TEXT NOT NULL CONSTRAINT friend_token_once UNIQUE,
  uses_left INTEGER NOT NULL CONSTRAINT friend_link_uses CHECK (uses_left BETWEEN 0 AND 10),
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  CONSTRAINT friend_link_once UNIQUE (user_id, form_id)
) STRICT;

-- Handles and links that a member has tried on a day (UTC): more is guessing.
CREATE TABLE friend_tries (
  user_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  day TEXT NOT NULL,
  tries INTEGER NOT NULL CONSTRAINT friend_tries_a_day CHECK (tries <= 30),
  PRIMARY KEY (user_id, day)
) STRICT, WITHOUT ROWID;

-- A verse of the reviewed set, once a day of the sender's and friend.
CREATE TABLE friend_encouragements (
  id TEXT PRIMARY KEY,
  from_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  to_id TEXT NOT NULL REFERENCES community_members (user_id) ON DELETE CASCADE,
  verse TEXT NOT NULL,
  day TEXT NOT NULL CONSTRAINT friend_encouraged_day CHECK (day = date(day)),
  at INTEGER NOT NULL,
  CONSTRAINT friend_encouraged_once UNIQUE (from_id, to_id, day)
) STRICT;
CREATE INDEX friend_encouragements_to ON friend_encouragements (to_id, id);

CREATE TRIGGER friends_may_meet BEFORE INSERT ON friendships
WHEN NOT EXISTS (SELECT 1 FROM community_members a JOIN community_members b ON b.user_id = NEW.other
    WHERE a.user_id = NEW.one AND a.age_band = b.age_band)
  OR EXISTS (SELECT 1 FROM blocks WHERE (user_id = NEW.one AND blocked_id = NEW.other)
    OR (user_id = NEW.other AND blocked_id = NEW.one))
BEGIN
  SELECT RAISE(ABORT, 'friends_may_meet');
END;

CREATE TRIGGER friends_are_few BEFORE INSERT ON friendships
WHEN (SELECT count(*) FROM friendships WHERE one = NEW.one OR other = NEW.one) >= 200
  OR (SELECT count(*) FROM friendships WHERE one = NEW.other OR other = NEW.other) >= 200
BEGIN
  SELECT RAISE(ABORT, 'friends_are_few');
END;

-- whoever asks somebody who has asked them is their friend, in whatever order both come
CREATE TRIGGER friend_requests_meet AFTER INSERT ON friend_requests
WHEN EXISTS (SELECT 1 FROM friend_requests WHERE from_id = NEW.to_id AND to_id = NEW.from_id AND taken_back = 0)
BEGIN
  INSERT INTO friendships (one, other, id, since)
  VALUES (min(NEW.from_id, NEW.to_id), max(NEW.from_id, NEW.to_id), NEW.id, NEW.at) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER friend_requests_meet_again AFTER UPDATE OF taken_back ON friend_requests
WHEN NEW.taken_back = 0 AND OLD.taken_back = 1
  AND EXISTS (SELECT 1 FROM friend_requests WHERE from_id = NEW.to_id AND to_id = NEW.from_id AND taken_back = 0)
BEGIN
  INSERT INTO friendships (one, other, id, since)
  VALUES (min(NEW.from_id, NEW.to_id), max(NEW.from_id, NEW.to_id), NEW.id, NEW.at) ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER friends_ask_no_more AFTER INSERT ON friendships
BEGIN
  DELETE FROM friend_requests WHERE (from_id = NEW.one AND to_id = NEW.other) OR (from_id = NEW.other AND to_id = NEW.one);
END;

-- a block ends all that is between the two
CREATE TRIGGER block_ends_friendship AFTER INSERT ON blocks
BEGIN
  DELETE FROM friendships WHERE one = min(NEW.user_id, NEW.blocked_id) AND other = max(NEW.user_id, NEW.blocked_id);
  DELETE FROM friend_requests WHERE (from_id = NEW.user_id AND to_id = NEW.blocked_id)
    OR (from_id = NEW.blocked_id AND to_id = NEW.user_id);
END;

-- an age that was corrected, or a birthday: adults and members of 13 to 17 are no friends
CREATE TRIGGER age_ends_friendship AFTER UPDATE OF age_band ON community_members
WHEN NEW.age_band <> OLD.age_band
BEGIN
  DELETE FROM friendships WHERE one = NEW.user_id
    AND (SELECT age_band FROM community_members WHERE user_id = other) <> NEW.age_band;
  DELETE FROM friendships WHERE other = NEW.user_id
    AND (SELECT age_band FROM community_members WHERE user_id = one) <> NEW.age_band;
  DELETE FROM friend_requests WHERE from_id = NEW.user_id
    AND (SELECT age_band FROM community_members WHERE user_id = to_id) <> NEW.age_band;
  DELETE FROM friend_requests WHERE to_id = NEW.user_id
    AND (SELECT age_band FROM community_members WHERE user_id = from_id) <> NEW.age_band;
END;
