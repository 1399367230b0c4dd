-- A group's evening in one room, with guests by link (decision 0074).

CREATE TABLE evenings (
  id TEXT PRIMARY KEY,
  group_id TEXT NOT NULL REFERENCES study_groups (id) ON DELETE CASCADE,
  -- who opened it; erased with their account, and the evening goes on without guests where these need a leader
  user_id TEXT REFERENCES community_members (user_id) ON DELETE SET NULL,
  form_id TEXT NOT NULL,
  -- the invitation of guests that counts; none is null
  token TEXT CONSTRAINT evening_token_once UNIQUE,
  uses_left INTEGER NOT NULL DEFAULT 0 CONSTRAINT evening_uses CHECK (uses_left BETWEEN 0 AND 30),
  -- the page that is open on every phone: a run of verses in one chapter
  page INTEGER NOT NULL DEFAULT 1,
  book INTEGER NOT NULL CONSTRAINT evening_book CHECK (book BETWEEN 1 AND 66),
  chapter INTEGER NOT NULL CONSTRAINT evening_chapter CHECK (chapter BETWEEN 1 AND 150),
  from_verse INTEGER NOT NULL CONSTRAINT evening_from CHECK (from_verse BETWEEN 1 AND 176),
  to_verse INTEGER NOT NULL CONSTRAINT evening_to CHECK (to_verse BETWEEN from_verse AND 176),
  -- rounds of prayer are counted; one is open or none
  round INTEGER NOT NULL DEFAULT 0,
  round_open INTEGER NOT NULL DEFAULT 0 CONSTRAINT evening_round_open CHECK (round_open IN (0, 1)),
  ends_at INTEGER NOT NULL,
  ended_at INTEGER,
  -- guests and their words are deleted, and the room is empty
  cleared_at INTEGER,
  created_at INTEGER NOT NULL,
  CONSTRAINT evening_once UNIQUE (user_id, form_id)
) STRICT;
CREATE UNIQUE INDEX one_evening_open ON evenings (group_id) WHERE ended_at IS NULL;
CREATE INDEX evenings_of_group ON evenings (group_id, id);
CREATE INDEX evenings_to_clear ON evenings (ends_at) WHERE cleared_at IS NULL;

-- Every page that was opened, in order: what the guide is made of.
CREATE TABLE evening_pages (
  evening_id TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
  page INTEGER NOT NULL,
  book INTEGER NOT NULL,
  chapter INTEGER NOT NULL,
  from_verse INTEGER NOT NULL,
  to_verse INTEGER NOT NULL,
  PRIMARY KEY (evening_id, page)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER evening_first_page AFTER INSERT ON evenings
BEGIN
  INSERT INTO evening_pages VALUES (NEW.id, NEW.page, NEW.book, NEW.chapter, NEW.from_verse, NEW.to_verse);
END;
CREATE TRIGGER evening_next_page AFTER UPDATE OF page ON evenings WHEN NEW.page > OLD.page
BEGIN
  INSERT INTO evening_pages VALUES (NEW.id, NEW.page, NEW.book, NEW.chapter, NEW.from_verse, NEW.to_verse);
END;

-- Without an account: a first name, gone after the evening. What they say of their age is kept as long.
CREATE TABLE evening_guests (
  id TEXT PRIMARY KEY,
  evening_id TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
  name TEXT NOT NULL CONSTRAINT guest_name_size CHECK (length(name) BETWEEN 1 AND 40),
  age_band TEXT NOT NULL CONSTRAINT guest_age CHECK (age_band IN ('13-17', '18+')),
  joined_at INTEGER NOT NULL,
  -- sent away, or gone: their phone is in it no more
  removed_at INTEGER
) STRICT;
CREATE INDEX guests_of_evening ON evening_guests (evening_id);
-- The age band of the group; with the young where an appointed leader has opened it (app: `guestMayCome`).
CREATE TRIGGER guest_may_meet BEFORE INSERT ON evening_guests
WHEN NOT EXISTS (SELECT 1 FROM evenings e JOIN study_groups g ON g.id = e.group_id
  WHERE e.id = NEW.evening_id AND e.ended_at IS NULL AND g.age_band = NEW.age_band
    AND (g.age_band = '18+' OR EXISTS (SELECT 1 FROM community_members m JOIN group_members x
      ON x.user_id = m.user_id AND x.group_id = g.id WHERE m.user_id = e.user_id AND m.leads = 1)))
BEGIN
  SELECT RAISE(ABORT, 'guest_may_meet');
END;
CREATE TRIGGER guest_spends_invitation AFTER INSERT ON evening_guests
BEGIN
  UPDATE evenings SET uses_left = uses_left - 1 WHERE id = NEW.evening_id;
END;

-- Turns of a round of prayer, in the order in which people said that they would pray.
CREATE TABLE evening_turns (
  id TEXT PRIMARY KEY,
  evening_id TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
  round INTEGER NOT NULL,
  user_id TEXT REFERENCES community_members (user_id) ON DELETE CASCADE,
  guest_id TEXT REFERENCES evening_guests (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  done_at INTEGER,
  CONSTRAINT turn_of_one CHECK ((user_id IS NULL) <> (guest_id IS NULL))
) STRICT;
CREATE UNIQUE INDEX evening_turn_once ON evening_turns (evening_id, round, coalesce(user_id, guest_id));
CREATE INDEX evening_turns_of_member ON evening_turns (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX evening_turns_of_guest ON evening_turns (guest_id) WHERE guest_id IS NOT NULL;

-- `shared`: into the evening and its guide. A member's other notes are their own; a guest's stay on the phone.
CREATE TABLE evening_notes (
  id TEXT PRIMARY KEY,
  evening_id TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
  user_id TEXT REFERENCES community_members (user_id) ON DELETE CASCADE,
  guest_id TEXT REFERENCES evening_guests (id) ON DELETE CASCADE,
  form_id TEXT NOT NULL,
  page INTEGER NOT NULL,
  body TEXT NOT NULL CONSTRAINT evening_note_size CHECK (length(body) BETWEEN 1 AND 600),
  language TEXT NOT NULL CONSTRAINT evening_note_language CHECK (language IN ('en', 'es')),
  shared INTEGER NOT NULL CONSTRAINT evening_note_shared CHECK (shared IN (0, 1)),
  created_at INTEGER NOT NULL,
  CONSTRAINT note_of_one CHECK ((user_id IS NULL) <> (guest_id IS NULL)),
  CONSTRAINT guest_notes_are_shared CHECK (guest_id IS NULL OR shared = 1)
) STRICT;
CREATE UNIQUE INDEX evening_note_once ON evening_notes (evening_id, coalesce(user_id, guest_id), form_id);
CREATE INDEX evening_notes_of_member ON evening_notes (user_id, id) WHERE user_id IS NOT NULL;
CREATE INDEX evening_notes_of_guest ON evening_notes (guest_id) WHERE guest_id IS NOT NULL;
CREATE TRIGGER evening_notes_are_few BEFORE INSERT ON evening_notes
WHEN (SELECT count(*) FROM evening_notes WHERE evening_id = NEW.evening_id
  AND coalesce(user_id, guest_id) = coalesce(NEW.user_id, NEW.guest_id)) >= 60
BEGIN
  SELECT RAISE(ABORT, 'evening_notes_are_few');
END;
