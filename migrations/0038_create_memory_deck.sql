-- R19. The verses that a member learns by heart (decision 0059). A card is of a passage: a member has one of each,
-- whatever translation it is learned in. Moments are epoch ms.
CREATE TABLE memory_decks (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  -- how many verses a day
  daily_limit INTEGER NOT NULL DEFAULT 10 CONSTRAINT daily_limit_known CHECK (daily_limit BETWEEN 1 AND 50),
  -- how many are in it, kept by the triggers below
  cards INTEGER NOT NULL DEFAULT 0 CONSTRAINT deck_full CHECK (cards BETWEEN 0 AND 20000)
) STRICT, WITHOUT ROWID;

CREATE TABLE memory_cards (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  first_verse INTEGER NOT NULL,
  last_verse INTEGER NOT NULL,
  translation TEXT NOT NULL,
  -- its place in the schedule, as the library of it keeps it
  due INTEGER NOT NULL,
  stability REAL NOT NULL,
  difficulty REAL NOT NULL,
  scheduled_days INTEGER NOT NULL,
  step INTEGER NOT NULL,
  reps INTEGER NOT NULL,
  lapses INTEGER NOT NULL,
  state INTEGER NOT NULL CONSTRAINT card_state CHECK (state BETWEEN 0 AND 3),
  last_review INTEGER,
  -- the member's own day on which it was last reviewed
  last_day TEXT CONSTRAINT card_day CHECK (last_day IS NULL OR last_day = date(last_day)),
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  -- taken out of the deck; its reviews stay, so that undoing it loses nothing
  removed_at INTEGER,
  PRIMARY KEY (user_id, first_verse, last_verse),
  CONSTRAINT card_in_a_chapter CHECK (
    first_verse BETWEEN 1001001 AND 66022021 AND first_verse <= last_verse AND first_verse / 1000 = last_verse / 1000
  )
) STRICT, WITHOUT ROWID;
CREATE INDEX memory_due ON memory_cards (user_id, due) WHERE removed_at IS NULL;
CREATE INDEX memory_done ON memory_cards (user_id, last_day) WHERE removed_at IS NULL;

-- Of two reviews at once the later one reads the card again.
CREATE TRIGGER card_version_follows BEFORE UPDATE ON memory_cards WHEN NEW.version <> OLD.version + 1
BEGIN
  SELECT RAISE(ABORT, 'card_changed');
END;

CREATE TRIGGER card_is_added AFTER INSERT ON memory_cards WHEN NEW.removed_at IS NULL
BEGIN
  INSERT INTO memory_decks (user_id, cards) VALUES (NEW.user_id, 1)
  ON CONFLICT (user_id) DO UPDATE SET cards = cards + 1;
END;
CREATE TRIGGER card_is_removed AFTER UPDATE OF removed_at ON memory_cards
WHEN OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL
BEGIN
  UPDATE memory_decks SET cards = cards - 1 WHERE user_id = NEW.user_id;
END;
CREATE TRIGGER card_is_back AFTER UPDATE OF removed_at ON memory_cards
WHEN OLD.removed_at IS NOT NULL AND NEW.removed_at IS NULL
BEGIN
  UPDATE memory_decks SET cards = cards + 1 WHERE user_id = NEW.user_id;
END;

-- Each review, as the server has graded it. The same review sent again is the same row.
CREATE TABLE memory_reviews (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  first_verse INTEGER NOT NULL,
  last_verse INTEGER NOT NULL,
  -- when it was, as far as the device is believed; when it came here
  at INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  exercise TEXT NOT NULL CONSTRAINT review_exercise CHECK (exercise IN ('letters', 'gaps', 'order', 'typing')),
  grade INTEGER NOT NULL CONSTRAINT review_grade CHECK (grade BETWEEN 1 AND 4),
  reason TEXT NOT NULL,
  hints INTEGER NOT NULL,
  ms INTEGER,
  PRIMARY KEY (user_id, id),
  CONSTRAINT review_not_to_come CHECK (at <= received_at),
  FOREIGN KEY (user_id, first_verse, last_verse) REFERENCES memory_cards (user_id, first_verse, last_verse)
    ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX reviews_of_card ON memory_reviews (user_id, first_verse, last_verse, at);
CREATE TRIGGER review_is_for_good BEFORE UPDATE ON memory_reviews
BEGIN
  SELECT RAISE(ABORT, 'review_is_for_good');
END;
