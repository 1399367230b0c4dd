-- The reader (docs/decisions/0053): a member's own translation, and where they read last.
ALTER TABLE member_settings ADD COLUMN translation TEXT
  CONSTRAINT translation_known CHECK (translation IN ('KJV', 'WEB', 'RV1909'));

CREATE TABLE reading_places (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  translation TEXT NOT NULL CONSTRAINT place_translation CHECK (translation IN ('KJV', 'WEB', 'RV1909')),
  book INTEGER NOT NULL CONSTRAINT place_book CHECK (book BETWEEN 1 AND 66),
  chapter INTEGER NOT NULL CONSTRAINT place_chapter CHECK (chapter BETWEEN 1 AND 150),
  at INTEGER NOT NULL
) STRICT;
