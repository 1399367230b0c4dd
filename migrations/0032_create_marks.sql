-- What a member marks in the Bible (decision 0056). A row is a register: of two changes the later one counts, whichever
-- comes first, and an empty `value` is a mark that was taken away.
CREATE TABLE verse_marks (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  kind TEXT NOT NULL CONSTRAINT mark_known CHECK (kind IN ('highlight', 'bookmark', 'tag')),
  -- BBCCCVVV
  verse INTEGER NOT NULL CONSTRAINT mark_verse CHECK (verse BETWEEN 1001001 AND 66022021),
  -- the words of a tag
  tag TEXT NOT NULL DEFAULT '' CONSTRAINT mark_tag CHECK ((kind = 'tag') = (tag <> '') AND length(tag) <= 40),
  -- the color of a highlight, `on` for the others
  value TEXT NOT NULL CONSTRAINT mark_value CHECK (value IN ('', 'on', 'yellow', 'green', 'blue', 'pink', 'purple')),
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, kind, verse, tag)
) STRICT, WITHOUT ROWID;
CREATE INDEX marks_newest ON verse_marks (user_id, at);

-- E9. The same register, of a verse or a range of them that was saved.
CREATE TABLE saved_verses (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  first_verse INTEGER NOT NULL,
  last_verse INTEGER NOT NULL,
  -- in English, `John 3:16-18`
  verse_reference TEXT NOT NULL,
  translation TEXT NOT NULL,
  value TEXT NOT NULL CONSTRAINT saved_value CHECK (value IN ('', 'on')),
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, first_verse, last_verse),
  CONSTRAINT saved_in_a_chapter CHECK (
    first_verse BETWEEN 1001001 AND 66022021 AND first_verse <= last_verse AND first_verse / 1000 = last_verse / 1000
  )
) STRICT, WITHOUT ROWID;
CREATE INDEX saved_newest ON saved_verses (user_id, at);

-- A note as it stands. `version` names its newest text in `note_versions`.
CREATE TABLE verse_notes (
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  first_verse INTEGER NOT NULL,
  last_verse INTEGER NOT NULL,
  translation TEXT NOT NULL,
  body TEXT NOT NULL,
  -- the same as it is searched: small letters without accents
  folded TEXT NOT NULL,
  version TEXT NOT NULL,
  -- the version that the last change began from
  base TEXT,
  -- the note that had been changed elsewhere when this text was written: both are kept
  beside TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- it can be brought back for thirty days
  deleted_at INTEGER,
  PRIMARY KEY (user_id, id),
  CONSTRAINT note_in_a_chapter CHECK (
    first_verse BETWEEN 1001001 AND 66022021 AND first_verse <= last_verse AND first_verse / 1000 = last_verse / 1000
  ),
  CONSTRAINT note_size CHECK (length(CAST(body AS BLOB)) BETWEEN 1 AND 65536)
) STRICT;
-- a change that began from a text that is another by now is refused: decision 0004
CREATE TRIGGER note_in_turn BEFORE UPDATE ON verse_notes WHEN NEW.base IS NOT OLD.version
BEGIN
  SELECT RAISE(ABORT, 'note_changed');
END;
CREATE INDEX notes_by_verse ON verse_notes (user_id, first_verse);
CREATE INDEX notes_newest ON verse_notes (user_id, updated_at);
CREATE INDEX notes_deleted ON verse_notes (deleted_at) WHERE deleted_at IS NOT NULL;

-- Everything that was ever written in a note, with its date. A version is written once, and never changed.
CREATE TABLE note_versions (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  note_id TEXT NOT NULL,
  body TEXT NOT NULL CONSTRAINT version_size CHECK (length(CAST(body AS BLOB)) BETWEEN 1 AND 65536),
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, note_id) REFERENCES verse_notes (user_id, id) ON DELETE CASCADE
) STRICT;
CREATE INDEX versions_of_note ON note_versions (user_id, note_id, at);
CREATE TRIGGER version_is_for_good BEFORE UPDATE ON note_versions
BEGIN
  SELECT RAISE(ABORT, 'version_is_for_good');
END;

-- What all versions of a member take, bytes: nobody fills the database.
CREATE TABLE note_room (
  user_id TEXT PRIMARY KEY REFERENCES profiles (user_id) ON DELETE CASCADE,
  bytes INTEGER NOT NULL CONSTRAINT notes_fit CHECK (bytes BETWEEN 0 AND 20000000)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER version_takes_room AFTER INSERT ON note_versions
BEGIN
  INSERT INTO note_room (user_id, bytes) VALUES (NEW.user_id, length(CAST(NEW.body AS BLOB)))
  ON CONFLICT (user_id) DO UPDATE SET bytes = bytes + excluded.bytes;
END;
CREATE TRIGGER version_leaves_room AFTER DELETE ON note_versions
BEGIN
  UPDATE note_room SET bytes = max(0, bytes - length(CAST(OLD.body AS BLOB))) WHERE user_id = OLD.user_id;
END;
